// How seats look: a colour each, told apart by a letter too.

export const SEAT_COLOURS = [
  '#ee7b56',
  '#62b5ea',
  '#f2c14e',
  '#86cd8a',
  '#c39ae6',
  '#f49bb9',
  '#66d4c8',
  '#dcae84',
  '#cdd5dc',
  '#e3e070',
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}

export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}
