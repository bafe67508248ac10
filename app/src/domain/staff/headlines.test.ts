import { expect, test } from 'vitest';
import { describeCalls, describeNeeds, describeWaiting, formatSince } from './headlines.ts';

test('counts what needs attention, in a sentence', () => {
  expect([0, 1, 2, 10, 24].map(describeNeeds)).toEqual([
    'Nothing needs you.',
    'One thing needs you.',
    'Two things need you.',
    'Ten things need you.',
    '24 things need you.',
  ]);
});

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

const day = '2026-11-24';
const call = (hour: string, time: string, on = day) => ({
  start: `${on}T${hour}:00.000Z`,
  end: `${on}T${hour.slice(0, 2)}:59:00.000Z`,
  day: on,
  time,
});
const at = (hour: string) => Date.parse(`${day}T${hour}:00.000Z`);

test('says how many calls the day has, and when the next is', () => {
  const calls = [call('10:30', '10:30 AM'), call('14:00', '2:00 PM'), call('09:00', '9:00 AM', '2026-11-25')];
  const [first] = calls;
  expect([
    describeCalls(calls, day, at('08:00')),
    describeCalls(calls, day, at('09:40')),
    describeCalls(calls, day, at('10:30')),
    describeCalls(calls, day, at('11:00')),
    describeCalls(calls, day, at('15:00')),
    describeCalls(first ? [first] : [], day, at('08:00')),
    describeCalls(calls, '2026-11-23', at('08:00')),
  ]).toEqual([
    'Two calls today, the first at 10:30 AM.',
    'Two calls today, the first at 10:30 AM, in 50 min.',
    'Two calls today, one now.',
    'Two calls today, the next at 2:00 PM.',
    'Two calls today, none left.',
    'One call today, at 10:30 AM.',
    'No calls today.',
  ]);
});
