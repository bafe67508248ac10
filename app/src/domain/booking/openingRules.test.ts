import { expect, test } from 'vitest';
import { type Hours, opening } from '../catalogue/opening.ts';
import { describeChanges, type OpeningRules, problemsOf, rulesOf, sortedRules } from './openingRules.ts';

const usual = rulesOf(opening);
const withMonday = (...monday: readonly Hours[]): OpeningRules => ({
  ...usual,
  week: [[], monday, [], [], [], [], [['10:00', '13:00']]],
});

test.each([
  ['the hours of the catalogue', usual],
  ['hours around a lunch', withMonday(['09:00', '12:00'], ['13:00', '17:00'])],
  ['the largest numbers', { ...usual, horizon: 365, notice: 20_160, buffer: 120 }],
])('%s have no problem', (_what, rules) => expect(problemsOf(rules, 30)).toEqual([]));

test.each<[string, OpeningRules, RegExp]>([
  ['no open day', { ...usual, week: [[], [], [], [], [], [], []] }, /^At least one day must be open\.$/],
  ['an end before the start', withMonday(['17:00', '09:00']), /^Monday: 5:00 PM to 9:00 AM ends before it starts\.$/],
  ['an empty period', withMonday(['09:00', '09:00']), /^Monday: .* ends before it starts\.$/],
  [
    'a part of a call',
    withMonday(['09:00', '12:40']),
    /^Monday: 9:00 AM to 12:40 PM isn’t a whole number of 30-minute/,
  ],
  ['overlapping periods', withMonday(['12:00', '17:00'], ['09:00', '13:00']), /^Monday: two periods overlap or touch/],
  ['touching periods', withMonday(['09:00', '12:00'], ['12:00', '17:00']), /^Monday: two periods overlap or touch/],
  [
    'five periods',
    withMonday(['09:00', '10:00'], ['11:00', '12:00'], ['13:00', '14:00'], ['15:00', '16:00'], ['17:00', '18:00']),
    /^Monday: at most 4 periods\.$/,
  ],
  ['no day ahead', { ...usual, horizon: 0 }, /^Calls can be booked at least 1 and at most 365 days ahead\.$/],
  ['more than a year', { ...usual, horizon: 366 }, /at most 365 days ahead/],
  ['a notice beyond the last day', { ...usual, horizon: 1, notice: 1440 }, /^The notice is longer than/],
  ['a long notice', { ...usual, notice: 20_161 }, /^The notice can be at most 336 hours\.$/],
  ['a long pause', { ...usual, buffer: 121 }, /^At most 2 hours can be kept free after a call\.$/],
])('%s is a problem', (_what, rules, problem) => {
  expect(problemsOf(rules, 30)).toEqual([expect.stringMatching(problem)]);
});

test('the periods of a day are put in order', () => {
  const { week } = sortedRules(withMonday(['13:30', '17:00'], ['09:00', '12:30']));
  expect(week[1]).toEqual([
    ['09:00', '12:30'],
    ['13:30', '17:00'],
  ]);
});

test('a change is described in words', () => {
  const [sunday, monday, tuesday, , thursday] = usual.week;
  const split: readonly Hours[] = [
    ['09:00', '12:30'],
    ['13:30', '17:00'],
  ];
  const after: OpeningRules = {
    week: [sunday, monday, tuesday, split, thursday, [], []],
    publicHolidays: false,
    notice: 90,
    horizon: 30,
    buffer: 15,
  };
  expect(describeChanges(usual, after)).toBe(
    'Wednesday 9:00 AM to 12:30 PM and 1:30 PM to 5:00 PM, Friday closed, open on public holidays, notice 90 minutes, 30 days ahead, 15 minutes free after a call',
  );
  expect(describeChanges(usual, usual)).toBe('Nothing changed');
});
