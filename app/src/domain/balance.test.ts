import { expect, test } from 'vitest';
import {
  type Instalment,
  isOverdue,
  leftOfPlan,
  leftWords,
  nextInstalment,
  planProblem,
  reminderOn,
  splitEvenly,
} from './balance.ts';

const today = '2026-11-20';
const part = (amount: number, dueOn: string | null = null): Instalment => ({ amount, dueOn });

test.each<[string, Instalment[], ReturnType<typeof planProblem>]>([
  ['the whole balance', [part(1000)], null],
  ['the whole balance, due today', [part(1000, today)], null],
  ['two parts', [part(400, '2026-12-01'), part(600, '2027-01-01')], null],
  ['a cent too little', [part(400, '2026-12-01'), part(599, '2027-01-01')], 'not-what-is-due'],
  ['too much', [part(1001)], 'not-what-is-due'],
  ['a part too small to charge', [part(49, '2026-12-01'), part(951, '2027-01-01')], 'too-small'],
  ['a part as small as can be charged', [part(50, '2026-12-01'), part(950, '2027-01-01')], null],
  ['a day that is over, before one that isn’t', [part(400, '2026-11-19'), part(600, '2026-12-01')], 'in-past'],
  ['a day that doesn’t exist, after one that does', [part(400, '2026-12-01'), part(600, '2027-02-30')], 'no-such-day'],
  ['a day that is over', [part(1000, '2026-11-19')], 'in-past'],
  ['a day that doesn’t exist', [part(1000, '2027-02-30')], 'no-such-day'],
  ['parts without days', [part(400, '2026-12-01'), part(600)], 'day-missing'],
  ['parts on one day', [part(400, '2026-12-01'), part(600, '2026-12-01')], 'not-in-order'],
  ['parts in the wrong order', [part(400, '2026-12-02'), part(600, '2026-12-01')], 'not-in-order'],
])('a plan for €10: %s', (_, plan, problem) => {
  expect(planProblem(plan, 1000, today)).toBe(problem);
});

test('what is paid covers the first instalments first', () => {
  const plan = [part(400, '2026-12-01'), part(600, '2027-01-01')];
  expect(leftOfPlan(plan, 1000).map(({ left }) => left)).toEqual([400, 600]);
  expect(leftOfPlan(plan, 700).map(({ left }) => left)).toEqual([100, 600]);
  expect(leftOfPlan(plan, 600).map(({ left }) => left)).toEqual([0, 600]);
  expect(nextInstalment(leftOfPlan(plan, 500))).toMatchObject({ amount: 600, dueOn: '2027-01-01', left: 500 });
  expect(nextInstalment(leftOfPlan(plan, 0))).toBeUndefined();
});

test('a rest that is too small for a card is left of the next instalment', () => {
  const plan = [part(400, '2026-12-01'), part(600, '2027-01-01'), part(500, '2027-02-01')];
  const left = (due: number) => leftOfPlan(plan, due).map((each) => each.left);
  expect(left(1150)).toEqual([50, 600, 500]);
  expect(left(1149)).toEqual([0, 649, 500]);
  expect(left(549)).toEqual([0, 0, 549]);
  expect(left(49)).toEqual([0, 0, 49]);
});

test('what is on its way isn’t called paid, nor left', () => {
  const plan = [part(400, '2026-12-01'), part(600, '2027-01-01')];
  const words = (due: number, pending: number) => leftOfPlan(plan, due, pending).map(leftWords);
  expect(words(600, 400)).toEqual(['On its way', '€6']);
  expect(words(0, 600)).toEqual(['Paid', 'On its way']);
  expect(words(0, 700)).toEqual(['On its way', 'On its way']);
  expect(words(600, 0)).toEqual(['Paid', '€6']);
});

test('parts are equal, and add up', () => {
  expect(splitEvenly(1000, 3)).toEqual([333, 333, 334]);
  expect(splitEvenly(1000, 1)).toEqual([1000]);
});

test('a balance is overdue from the day after', () => {
  expect([isOverdue(today, today), isOverdue('2026-11-19', today), isOverdue(null, today)]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['2026-11-16', null],
  ['2026-11-17', 'before'],
  ['2026-11-19', 'before'],
  ['2026-11-20', null],
  ['2026-11-21', 'after'],
  ['2026-11-26', 'after'],
  ['2026-11-27', 'again'],
  ['2026-12-03', 'again'],
  ['2026-12-04', null],
])('an instalment due on 20 November gets a reminder on %s: %s', (day, kind) => {
  expect(reminderOn('2026-11-20', day)).toBe(kind);
});
