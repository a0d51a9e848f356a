// Bubbles: they hide neither goals nor what is to be tapped, as long as there is room.
import { expect, test } from 'vitest';
import { roomFor, type Box } from '../src/words/room';

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const goals = [box(0, 20, 60, 40), box(120, 20, 60, 40)];

test('a bubble stays where it would lie when nothing is there', () => {
  expect(roomFor(box(0, 100, 150, 30), [goals], 500)).toBe(100);
  expect(roomFor(box(70, 20, 40, 30), [goals], 500), 'between the goals').toBe(20);
});

test('it goes below the goals, and below the bubble that hangs there already', () => {
  expect(roomFor(box(0, 10, 150, 30), [goals], 500)).toBe(64);
  expect(roomFor(box(0, 10, 150, 30), [[box(0, 64, 90, 30)], goals], 500)).toBe(98);
});

test('where there is no room off everything it keeps off what comes first', () => {
  const places = [box(0, 60, 200, 400)];
  expect(roomFor(box(0, 10, 150, 30), [goals, places], 500)).toBe(464);
  expect(roomFor(box(0, 10, 150, 30), [goals, places], 480)).toBe(64);
  expect(roomFor(box(0, 10, 150, 30), [[box(0, 0, 200, 490)], goals], 500), 'and stays if there is none').toBe(10);
});
