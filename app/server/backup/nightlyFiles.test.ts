import { expect, test } from 'vitest';
import { addDays, daysFrom } from '../../src/domain/booking/day.ts';
import { type DatedBackup, expiredBackups } from './nightlyFiles.ts';

const backup = (day: string, time = '03:00'): DatedBackup => ({
  file: `${day}T${time}`,
  day,
  at: Date.parse(`${day}T${time}:00Z`),
});

/** What is left of backups after another one was made. */
function keptWith(kept: readonly DatedBackup[], day: string): DatedBackup[] {
  const all = [...kept, backup(day)];
  const expired = expiredBackups(all);
  return all.filter((each) => !expired.includes(each));
}
/** The days that are left after a backup on each of the given days. */
const keptAfter = (days: readonly string[]) => days.reduce<DatedBackup[]>(keptWith, []).map(({ day }) => day);

test('keeps 7 days, 4 weeks and 12 months, on every night of two years', () => {
  const [first, last] = ['2026-01-01', '2027-12-31'];
  let kept: DatedBackup[] = [];
  for (const day of daysFrom(first, last)) {
    kept = keptWith(kept, day);
    const days = kept.map((each) => each.day);
    const week = daysFrom(addDays(day, -6), day).filter((each) => each >= first);
    expect(days, day).toEqual(expect.arrayContaining(week));
    const monthsSoFar = (Number(day.slice(0, 4)) - 2026) * 12 + Number(day.slice(5, 7));
    expect(new Set(days.map((each) => each.slice(0, 7))).size, day).toBe(Math.min(12, monthsSoFar));
    expect(days.length, day).toBeLessThanOrEqual(7 + 4 + 12);
  }
  // 31 December 2027 is a Friday.
  expect(kept.map(({ day }) => day)).toEqual([
    // The last day of each month.
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ...['2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
    // The Sunday of each week.
    ...['2027-12-12', '2027-12-19'],
    // The last seven days; the 26th is a Sunday too.
    ...daysFrom('2027-12-25', last),
  ]);
});

test('a server that was off for a year deletes no more than after any other night', () => {
  const before = daysFrom('2026-01-01', '2026-03-31');
  const days = keptAfter(before);
  const after = keptAfter([...before, '2027-04-01']);
  expect(days).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-15',
    '2026-03-22',
    ...daysFrom('2026-03-25', '2026-03-31'),
  ]);
  expect(days.filter((day) => !after.includes(day))).toEqual(['2026-03-15', '2026-03-25']);
});

test.each([[[]], [daysFrom('2026-11-20', '2026-11-26')]])('nothing is deleted of %j', (days) => {
  expect(expiredBackups(days.map((day) => backup(day)))).toEqual([]);
});

test('of several backups on one day, only the newest is kept', () => {
  const [early, late] = [backup('2026-11-20', '03:00'), backup('2026-11-20', '15:00')];
  expect(expiredBackups([late, early])).toEqual([early]);
});
