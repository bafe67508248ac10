import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Opening, opening } from '../catalogue/opening.ts';
import { readClock } from './clock.ts';
import { addDays, daysFrom, isDay, weekdayOf } from './day.ts';
import { answeredBy, isFree, lastBookableDay, offeredSlotAt, offeredSlots, todayIn } from './slots.ts';

const now = new Date('2026-09-01T00:00:00Z');
const hour = 3_600_000;
const everyDay = (...hours: Opening['week'][0]): Opening['week'] => [hours, hours, hours, hours, hours, hours, hours];
const always: Opening = { ...opening, week: everyDay(['09:00', '17:00']), publicHolidays: false, horizon: 400 };
const night: Opening = { ...always, week: everyDay(['00:00', '04:00']) };
const starts = (settings: Opening, day: string, at = now) =>
  offeredSlots(settings, day, at).map(({ start }) => new Date(start).toISOString().slice(0, 16));

test.each([
  ['2026-10-24', 16, '2026-10-24T08:00', '2026-10-24T15:30'],
  ['2026-10-25', 16, '2026-10-25T09:00', '2026-10-25T16:30'],
  ['2027-03-28', 16, '2027-03-28T08:00', '2027-03-28T15:30'],
])('nine to five in Dublin on %s is %i slots, from %s to %s UTC', (day, count, first, last) => {
  const slots = starts(always, day);
  expect([slots.length, slots[0], slots.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['2026-10-24', 8],
  ['2026-10-25', 10],
  ['2027-03-28', 6],
])('from midnight to four on %s there is room for %i', (day, count) => {
  const slots = starts(night, day);
  expect(slots).toHaveLength(count);
  expect(new Set(slots).size).toBe(count);
});

test.each([
  ['2026-11-24', 'an ordinary Tuesday', 16],
  ['2026-11-21', 'a Saturday', 0],
  ['2026-11-22', 'a Sunday', 0],
  ['2026-10-26', 'the October holiday', 0],
  ['2026-12-25', 'Christmas Day', 0],
  ['2027-02-30', 'no day at all', 0],
  ['2026-11-31', 'no day at all', 0],
  ['24 November', 'no day at all', 0],
])("the agency's own hours on %s, %s: %i slots", (day, _, count) =>
  expect(offeredSlots({ ...opening, horizon: 400 }, day, now)).toHaveLength(count),
);

test('a day off is closed, from its first day to its last', () => {
  const away: Opening = { ...always, daysOff: [{ from: '2026-11-24', to: '2026-11-25' }] };
  const days = daysFrom('2026-11-23', '2026-11-26');
  expect(days.map((day) => offeredSlots(away, day, now).length)).toEqual([16, 0, 0, 16]);
});

test('hours around a lunch leave it out', () =>
  expect(starts({ ...always, week: everyDay(['09:00', '10:00'], ['14:15', '15:00']) }, '2026-11-24')).toEqual([
    '2026-11-24T09:00',
    '2026-11-24T09:30',
    '2026-11-24T14:15',
  ]));

test.each([
  ['2026-11-24T06:59:00Z', '2026-11-24T09:00'],
  ['2026-11-24T07:00:00Z', '2026-11-24T09:00'],
  ['2026-11-24T07:00:01Z', '2026-11-24T09:30'],
  ['2026-11-24T13:10:00Z', '2026-11-24T15:30'],
  ['2026-11-24T14:30:00Z', '2026-11-24T16:30'],
  ['2026-11-24T14:31:00Z', undefined],
])('with two hours of notice, at %s the first time is %s', (at, first) =>
  expect(starts(opening, '2026-11-24', new Date(at))[0]).toBe(first),
);

test('past days and days after the last have no times', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  expect(lastBookableDay(opening, at)).toBe('2027-01-19');
  expect(starts(always, '2026-11-19', at)).toEqual([]);
  expect(starts(opening, '2027-01-19', at)).toHaveLength(16);
  expect(starts(opening, '2027-01-20', at)).toEqual([]);
});

test("today is the agency's: a visitor in Auckland is a day ahead", () => {
  expect(todayIn(opening, new Date('2026-11-24T23:30:00Z'))).toBe('2026-11-24');
  expect(todayIn(opening, new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});

test('only the start of an offered slot is a slot', () => {
  const start = Date.parse('2026-11-24T09:30:00Z');
  const at = new Date('2026-11-20T10:00:00Z');
  expect(offeredSlotAt(opening, start, at)).toEqual({ start, end: start + hour / 2 });
  expect(offeredSlotAt(opening, start + 60_000, at)).toBeUndefined();
  expect(offeredSlotAt(opening, start, new Date('2026-11-24T08:00:00Z'))).toBeUndefined();
});

test.each([
  [0, '09:00', false],
  [0, '09:30', true],
  [0, '08:30', true],
  [0, '08:45', false],
  [15, '09:30', false],
  [15, '09:45', true],
  [15, '08:30', false],
  [15, '08:15', true],
])('beside a booking at nine, with a buffer of %i minutes, %s is free: %s', (buffer, time, free) => {
  const span = (at: string) => ({
    start: Date.parse(`2026-11-24T${at}Z`),
    end: Date.parse(`2026-11-24T${at}Z`) + hour / 2,
  });
  // One that is in the way is enough.
  for (const booked of [[span('09:00')], [span('09:00'), span('18:00')]])
    expect(isFree({ ...opening, buffer }, span(time), booked)).toBe(free);
});

const days = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays('2026-09-01', ahead));
const settings = fc.record({ buffer: fc.nat(40), length: fc.integer({ min: 5, max: 90 }), night: fc.boolean() });

test('slots lie within opening hours, in order, each of full length', () => {
  fc.assert(
    fc.property(days, settings, (day, { buffer, length, night: late }) => {
      const slots = offeredSlots({ ...(late ? night : always), buffer, length }, day, now);
      for (const [at, { start, end }] of slots.entries()) {
        expect(end - start).toBe(length * 60_000);
        const last = readClock(end - 60_000, opening.timeZone);
        expect(readClock(start, opening.timeZone).day).toBe(day);
        expect([last.day, last.minutes < (late ? 240 : 1020)]).toEqual([day, true]);
        const next = slots[at + 1];
        if (next) expect(next.start - end).toBe(buffer * 60_000);
      }
    }),
    { numRuns: 200 },
  );
});

test('counts calendar days', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysFrom('2026-11-02', '2026-11-01')).toEqual([]);
  expect(weekdayOf('2026-10-25')).toBe(0);
  expect(['2028-02-29', '2027-02-29', '2026-1-1', '0000-00-00', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('the times of several hosts', () => {
  const [buffered, plain]: Opening[] = [
    { ...always, buffer: 15 },
    { ...always, week: everyDay(['10:00', '12:00'], ['13:00', '17:00']) },
  ] as const;
  const together = (...all: Opening[]) => {
    const day = '2026-11-24';
    const offered = all.flatMap((each) => starts({ ...each, together: all }, day));
    return [...new Set(offered)].sort().map((time) => time.slice(11));
  };
  const halfHours = Array.from(
    { length: 16 },
    (_, at) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );

  test('are on one grid, whatever each keeps free', () => {
    expect(together(buffered, plain)).toEqual(halfHours);
    // The first to open sets it.
    const quarterPast = together(plain, { ...always, week: everyDay(['09:15', '17:15']) });
    expect(quarterPast).toEqual(
      halfHours.map((time) => time.replace(/:[03]0$/, (minutes) => (minutes === ':00' ? ':15' : ':45'))),
    );
    // Also of those that meet only by another between them.
    const [first, between, last] = [
      everyDay(['09:00', '10:30']),
      everyDay(['10:00', '12:15']),
      everyDay(['12:00', '13:00']),
    ];
    const [one, other] = [first, between].map((week) => ({ ...buffered, week }));
    expect(together(one as Opening, other as Opening, { ...always, week: last })).toEqual(halfHours.slice(0, 8));
  });

  test('keep their own grids where hours do not overlap', () => {
    const [morning, noon] = [everyDay(['09:00', '10:30']), everyDay(['10:45', '11:45'])];
    expect(together({ ...always, buffer: 15, week: morning }, { ...always, week: noon })).toEqual([
      '09:00',
      '09:45',
      '10:45',
      '11:15',
    ]);
  });
});

test('a message is answered after so many open hours, rounded up to half an hour', () => {
  const by = (now: string, change: Partial<Opening> = {}, hours = 8) => {
    const moment = answeredBy({ ...opening, ...change }, new Date(now), hours);
    return moment && new Date(moment).toISOString();
  };
  // A Tuesday; then a Friday evening, before a weekend and a day off.
  expect(by('2026-11-24T10:07:00Z')).toBe('2026-11-25T10:30:00.000Z');
  expect(by('2026-11-27T19:00:00Z')).toBe('2026-11-30T17:00:00.000Z');
  const monday = { from: '2026-11-30', to: '2026-11-30' };
  expect(by('2026-11-27T19:00:00Z', { daysOff: [monday] }, 1)).toBe('2026-12-01T10:00:00.000Z');
  expect(by('2026-11-24T10:00:00Z', { week: [[], [], [], [], [], [], []] })).toBeNull();
});
