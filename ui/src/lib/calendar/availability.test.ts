import { expect, test } from 'vitest';
import { type DayAvailability, factsOf, firstFree, isUnavailable, type Slot } from './availability';

const day = '2026-11-24';
const slot = (state: Slot['state']): Slot => ({ value: state, label: '9:00 AM', state });
const known = (...states: Slot['state'][]): DayAvailability => ({ state: 'known', slots: states.map(slot) });
const full: DayAvailability = { state: 'full' };

test.each<[string, DayAvailability | undefined, string, number, boolean]>([
  ['open with one free time', known('taken', 'open', 'closed'), 'open', 1, false],
  ['full when what was on offer is taken', known('taken', 'closed'), 'full', 0, true],
  ['full when it is said to be', full, 'full', 0, true],
  ['empty, not full, without times', known(), 'empty', 0, false],
  ['closed, not full, when nothing was on offer', known('closed', 'closed'), 'closed', 0, true],
  ['closed when it is said to be', { state: 'closed', reason: 'Bank holiday' }, 'closed', 0, true],
  ['failed, not full, when it could not be loaded', { state: 'failed' }, 'failed', 0, false],
  ['unknown when it is left out', undefined, 'unknown', 0, false],
])('a day is %s', (_, availability, state, free, isUnavailableDay) => {
  const facts = factsOf(day, availability ? { [day]: availability } : {}, '2026-11-20');
  expect(facts).toMatchObject({ state, free, today: false, chosen: false });
  expect(isUnavailable(facts)).toBe(isUnavailableDay);
});

test('before today every day is past, whatever its data', () => {
  expect(factsOf(day, { [day]: known('open') }, '2026-11-25').state).toBe('past');
  expect(factsOf(day, { [day]: known('open') }, day, day)).toMatchObject({ state: 'open', today: true, chosen: true });
});

test('a reason goes with the day that is closed', () => {
  expect(factsOf(day, { [day]: { state: 'closed', reason: 'Bank holiday' } }, day).reason).toBe('Bank holiday');
  expect(factsOf(day, { [day]: known('closed') }, day).reason).toBeUndefined();
});

test.each<[string, Record<string, DayAvailability>, string | undefined]>([
  ['today where today has a free time', { '2026-11-30': known('open') }, '2026-11-30'],
  ['across the end of a month', { '2026-11-30': full, '2026-12-01': known('open') }, '2026-12-01'],
  [
    'past closed and empty days',
    { '2026-11-30': { state: 'closed' }, '2026-12-01': known(), '2026-12-02': known('open') },
    '2026-12-02',
  ],
  ['not told past a day that is not known', { '2026-11-30': full, '2026-12-02': known('open') }, undefined],
  ['not told past a day that failed', { '2026-11-30': { state: 'failed' }, '2026-12-01': known('open') }, undefined],
  ['not told of days before', { '2026-11-29': known('open'), '2026-11-30': full }, undefined],
])('the first free day is %s', (_, days, expected) => {
  expect(firstFree(days, '2026-11-30')).toBe(expected);
});
