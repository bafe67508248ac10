import { expect, test } from 'vitest';
import { transferProblem } from './transfer.ts';

const transfer = { amount: 39_600, day: '2026-11-20', moreThanDue: false };

test('a transfer of more than what is due is entered only after confirming it', () => {
  expect(transferProblem(transfer, 39_600, '2026-11-20')).toBeNull();
  expect(transferProblem(transfer, 39_599, '2026-11-20')).toBe('more-than-due');
  expect(transferProblem({ ...transfer, moreThanDue: true }, 39_599, '2026-11-20')).toBeNull();
});

test('a transfer has arrived: its day is not in the future', () => {
  expect(transferProblem(transfer, 39_600, '2026-11-19')).toBe('in-future');
});
