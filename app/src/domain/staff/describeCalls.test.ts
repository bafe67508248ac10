import { expect, test } from 'vitest';
import { describeCalls } from './describeCalls.ts';

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
