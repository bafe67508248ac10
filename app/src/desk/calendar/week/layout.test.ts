import { describe, expect, test } from 'vitest';
import { clip, cutAt, hoursShown, merge, type Period, periodOn, sideBySide, timeAt } from './layout.ts';

const dublin = 'Europe/Dublin';
/** Minutes since midnight: `at(9, 30)`. */
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const period = (from: number, to: number): Period => ({ from, to });
const utc = (start: string, end: string) => ({ start: `${start}:00.000Z`, end: `${end}:00.000Z` });

describe('the part of a day between two instants', () => {
  const on = (day: string, start: string, end: string) => periodOn(day, utc(start, end), dublin);

  test('is on the clock of the zone, in summer and in winter', () => {
    expect(on('2026-11-24', '2026-11-24T09:30', '2026-11-24T10:00')).toEqual(period(at(9, 30), at(10)));
    expect(on('2026-06-24', '2026-06-24T09:30', '2026-06-24T10:00')).toEqual(period(at(10, 30), at(11)));
  });

  test('ends and begins at midnight, and is undefined on other days', () => {
    const night = ['2026-11-24T23:00', '2026-11-25T01:00'] as const;
    expect(on('2026-11-24', ...night)).toEqual(period(at(23), at(24)));
    expect(on('2026-11-25', ...night)).toEqual(period(0, at(1)));
    expect(on('2026-11-23', ...night)).toBeUndefined();
    expect(on('2026-11-26', ...night)).toBeUndefined();
    expect(on('2026-11-25', '2026-11-24T00:00', '2026-11-25T00:00')).toBeUndefined();
    expect(on('2026-11-25', '2026-11-24T00:00', '2026-11-27T00:00')).toEqual(period(0, at(24)));
  });

  test('skips the hour that the clock skips', () => {
    expect(on('2026-03-29', '2026-03-29T00:30', '2026-03-29T01:30')).toEqual(period(at(0, 30), at(2, 30)));
    // The whole day has 23 hours.
    expect(on('2026-03-29', '2026-03-29T00:00', '2026-03-29T23:00')).toEqual(period(0, at(24)));
    expect(on('2026-03-30', '2026-03-30T08:00', '2026-03-30T08:30')).toEqual(period(at(9), at(9, 30)));
  });

  test('isn’t shorter than nothing when the clock is set back', () => {
    // 1:45 in summer to 1:15 in winter.
    expect(on('2026-10-25', '2026-10-25T00:45', '2026-10-25T01:15')).toEqual(period(at(1, 45), at(2, 15)));
    expect(on('2026-10-25', '2026-10-25T00:30', '2026-10-25T01:30')).toEqual(period(at(1, 30), at(2, 30)));
    expect(on('2026-10-26', '2026-10-26T09:00', '2026-10-26T09:30')).toEqual(period(at(9), at(9, 30)));
  });
});

describe('the hours of a week', () => {
  test('are those of opening, with one on each side', () => {
    expect(hoursShown([period(at(9), at(12, 30)), period(at(10), at(17))], [])).toEqual(period(at(8), at(18)));
    expect(hoursShown([period(at(9, 30), at(16, 15))], [])).toEqual(period(at(8), at(18)));
  });

  test('grow with calls outside them, in whole hours', () => {
    const calls = [period(at(6, 45), at(7, 15)), period(at(20), at(20, 30))];
    expect(hoursShown([period(at(9), at(17))], calls)).toEqual(period(at(6), at(21)));
  });

  test('end with the day, and are the usual ones in a closed week', () => {
    expect(hoursShown([period(0, at(24))], [])).toEqual(period(0, at(24)));
    expect(hoursShown([], [])).toEqual(period(at(8), at(18)));
    expect(hoursShown([], [period(at(20), at(20, 30))])).toEqual(period(at(8), at(21)));
  });
});

test('a period is cut to the hours shown', () => {
  const shown = period(at(8), at(18));
  expect(clip(period(0, at(24)), shown)).toEqual(shown);
  expect(clip(period(at(7), at(9)), shown)).toEqual(period(at(8), at(9)));
  expect(clip(period(at(6), at(8)), shown)).toBeUndefined();
});

test('busy times that overlap or touch are one', () => {
  const times = [period(at(14), at(15)), period(at(9), at(10)), period(at(9, 30), at(11)), period(at(11), at(12))];
  expect(merge(times)).toEqual([period(at(9), at(12)), period(at(14), at(15))]);
  expect(times[1]).toEqual(period(at(9), at(10)));
});

test('free times end where something begins, and go on from there', () => {
  const free = [period(at(9), at(17)), period(at(18), at(19))];
  expect(cutAt(free, [at(16), at(10), at(16), at(9), at(17), at(18, 30)])).toEqual([
    period(at(9), at(10)),
    period(at(10), at(16)),
    period(at(16), at(17)),
    period(at(18), at(18, 30)),
    period(at(18, 30), at(19)),
  ]);
});

describe('side by side', () => {
  const places = (...periods: readonly [number, number][]) =>
    sideBySide(
      periods.map(([from, to]) => period(from, to)),
      24,
    ).map(({ column, width, columns }) => `${column}+${width}/${columns}`);

  test('alone, a period has the whole width, also right after another', () => {
    expect(places()).toEqual([]);
    expect(places([at(9), at(9, 30)], [at(9, 30), at(10)])).toEqual(['0+1/1', '0+1/1']);
  });

  test('those that overlap share it, the first one on the left', () => {
    expect(places([at(9), at(9, 30)], [at(9), at(9, 30)])).toEqual(['0+1/2', '1+1/2']);
    expect(places([at(9), at(10)], [at(9, 30), at(10, 30)], [at(9, 45), at(10)])).toEqual(['0+1/3', '1+1/3', '2+1/3']);
  });

  test('a column is used again, and one that stays free is filled', () => {
    expect(places([at(9), at(12)], [at(9), at(10)], [at(10), at(11)])).toEqual(['0+1/2', '1+1/2', '1+1/2']);
    expect(places([at(9), at(10)], [at(9), at(9, 30)], [at(9), at(9, 30)], [at(9, 30), at(10)])).toEqual([
      '0+1/3',
      '1+1/3',
      '2+1/3',
      '1+2/3',
    ]);
  });

  test('short ones don’t cover what follows', () => {
    expect(places([at(9), at(9, 10)], [at(9, 15), at(9, 30)])).toEqual(['0+1/2', '1+1/2']);
  });

  test('no two of many overlap in a column', () => {
    const periods = Array.from({ length: 60 }, (_, n) =>
      period(at(8) + ((n * 37) % 480), at(9) + ((n * 37) % 480) + (n % 5) * 15),
    );
    periods.sort((one, other) => one.from - other.from);
    const found = sideBySide(periods, 24);
    const clashes = periods.flatMap((one, n) =>
      periods.slice(n + 1).filter((other, offset) => {
        const [mine, theirs] = [found[n], found[n + 1 + offset]];
        if (!mine || !theirs) return true;
        const share = mine.column < theirs.column + theirs.width && theirs.column < mine.column + mine.width;
        return share && one.from < other.to && other.from < one.to;
      }),
    );
    expect(clashes).toEqual([]);
  });
});

test('a click finds the free time there, or else the half hour', () => {
  const free = [period(at(9), at(9, 45)), period(at(9, 45), at(10, 30))];
  expect(timeAt(at(9, 50), free)).toEqual({ minutes: at(9, 45), isFree: true });
  expect(timeAt(at(10, 29.9), free)).toEqual({ minutes: at(9, 45), isFree: true });
  expect(timeAt(at(10, 50), free)).toEqual({ minutes: at(10, 30), isFree: false });
});
