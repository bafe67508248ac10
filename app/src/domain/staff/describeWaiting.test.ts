import { expect, test } from 'vitest';
import { describeWaiting, formatSince } from './describeWaiting.ts';

test('says how many messages wait', () => {
  expect([0, 1, 2, 13].map(describeWaiting)).toEqual([
    'No message waits for you.',
    'One message waits for you.',
    'Two messages wait for you.',
    '13 messages wait for you.',
  ]);
});

test.each([
  ['2026-11-27T08:05:00.000Z', 'since 8:05 AM'],
  ['2026-11-26T11:40:00.000Z', 'since yesterday at 11:40 AM'],
  // Midnight in summer is an hour earlier than in UTC.
  ['2026-07-06T23:30:00.000Z', 'since 7 July'],
  ['2025-12-31T12:00:00.000Z', 'since 31 December 2025'],
])('%s is "%s"', (since, words) => {
  expect(formatSince(since, Date.parse('2026-11-27T09:00:00.000Z'), 'Europe/Dublin')).toBe(words);
});
