import { expect, test } from 'vitest';
import { stageWords } from './stages.ts';

test.each([
  ['new', 0, null, 'Not started'],
  ['new', 250, null, 'New'],
  ['new', 250, 'cancelled', 'Not started'],
  ['in-progress', 0, null, 'In progress'],
] as const)('an order at stage %s with %i received, ended: %s, is “%s”', (stage, received, ended, words) => {
  expect(stageWords({ stage, money: { received }, ended })).toBe(words);
});
