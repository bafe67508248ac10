import { expect, test } from 'vitest';
import type { Weekday } from './day';
import { daysInView, monthsInView } from './daysInView';

const shown = (today: string, lastMonth?: string, weekStartsOn: 0 | 1 = 0) => {
  const days = daysInView(today.slice(0, 7), today, lastMonth, weekStartsOn);
  return [days[0], days.at(-1), days.length];
};

test.each([
  ['2026-11-01', '2026-11-01', '2026-11-30', 30],
  ['2026-11-15', '2026-11-15', '2026-11-30', 16],
  ['2026-11-21', '2026-11-15', '2026-11-30', 16],
  ['2026-11-22', '2026-11-22', '2026-12-19', 28],
  ['2026-11-30', '2026-11-29', '2026-12-26', 28],
  ['2026-12-31', '2026-12-27', '2027-01-23', 28],
  // February 2026 has four whole weeks.
  ['2026-02-14', '2026-02-08', '2026-02-28', 21],
  ['2026-02-15', '2026-02-15', '2026-03-14', 28],
])('on %s, days from %s to %s are in view', (today, first, last, length) => {
  expect(shown(today)).toEqual([first, last, length]);
});

test('a row of the calendar starts on the given day of the week', () => {
  expect(shown('2026-11-22', undefined, 1)).toEqual(['2026-11-16', '2026-11-30', 15]);
  expect(shown('2026-11-23', undefined, 1)).toEqual(['2026-11-23', '2026-12-20', 28]);
});

test('no month after the last is in view', () => {
  expect(shown('2026-11-30', '2026-11')).toEqual(['2026-11-29', '2026-11-30', 2]);
});

test('another month is shown whole', () => {
  expect(daysInView('2026-12', '2026-11-30', undefined, 0)).toHaveLength(31);
});

test.each(['2026-02-14', '2026-02-15', '2026-11-16', '2026-11-17', '2026-11-23', '2026-12-31'])(
  'on %s, every month with days in view is loaded, whatever day the week starts on',
  (today) => {
    const month = today.slice(0, 7);
    const starts = [0, 1, 2, 3, 4, 5, 6] as Weekday[];
    const months = starts.flatMap((start) => daysInView(month, today, undefined, start).map((day) => day.slice(0, 7)));
    expect(monthsInView(month, today, undefined)).toEqual([...new Set(months)].sort());
  },
);

test('several months are shown one after the other, up to the last', () => {
  const several = (month: string, lastMonth?: string) => {
    const days = daysInView(month, '2026-11-30', lastMonth, 0, 2);
    return [days[0], days.at(-1), days.length];
  };
  expect(several('2026-11')).toEqual(['2026-11-29', '2026-12-31', 33]);
  expect(several('2026-12')).toEqual(['2026-12-01', '2027-01-31', 62]);
  expect(several('2026-12', '2026-12')).toEqual(['2026-12-01', '2026-12-31', 31]);
});
