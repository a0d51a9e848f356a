// How seats look: a colour each, told apart by a face too. The clans of the cave are blue and yellow: no seat is.

export const CLAN_COLOURS = { blue: '#4aa3ff', yellow: '#ffd83d' } as const;

export const SEAT_COLOURS = [
  '#ee7b56',
  '#86cd8a',
  '#c39ae6',
  '#f49bb9',
  '#cdd5cf',
  '#4fb39a',
  '#b8626f',
  '#d3b5a4',
  '#8f7f9e',
  '#7d9a5b',
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}
