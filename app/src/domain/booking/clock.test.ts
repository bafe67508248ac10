import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, knownTimeZone, offsetName, readClock } from './clock.ts';

const dublin = 'Europe/Dublin';
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test.each([
  ['2026-10-24', 540, '2026-10-24T08:00'],
  ['2026-10-25', 0, '2026-10-24T23:00'],
  ['2026-10-25', 540, '2026-10-25T09:00'],
  ['2026-10-26', 540, '2026-10-26T09:00'],
  ['2027-03-27', 540, '2027-03-27T09:00'],
  ['2027-03-28', 0, '2027-03-28T00:00'],
  ['2027-03-28', 540, '2027-03-28T08:00'],
  ['2027-03-29', 540, '2027-03-29T08:00'],
  ['2026-12-31', 1439, '2026-12-31T23:59'],
  ['2026-07-01', 1440, '2026-07-01T23:00'],
])('on %s, %i minutes after midnight by Dublin’s clock is %s UTC', (day, minutes, utc) =>
  expect(iso(instantOf({ day, minutes }, dublin))).toBe(utc),
);

test('a repeated local time means its first occurrence', () =>
  expect(iso(instantOf({ day: '2026-10-25', minutes: 90 }, dublin))).toBe('2026-10-25T00:30'));

test('a skipped local time moves forward by the length of the gap', () => {
  const instant = instantOf({ day: '2027-03-28', minutes: 90 }, dublin);
  expect(iso(instant)).toBe('2027-03-28T01:30');
  expect(readClock(instant, dublin)).toEqual({ day: '2027-03-28', minutes: 150 });
  expect(iso(instantOf({ day: '2027-03-14', minutes: 150 }, 'America/New_York'))).toBe('2027-03-14T07:30');
});

test.each([
  ['2026-10-25T00:59:00Z', 'GMT+1'],
  ['2026-10-25T01:00:00Z', 'GMT'],
  ['2027-03-28T01:00:00Z', 'GMT+1'],
])('at %s Dublin is at %s', (moment, name) => expect(offsetName(Date.parse(moment), dublin)).toBe(name));

const zones = ['Europe/Dublin', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'Australia/Lord_Howe'];

test('converts a local time back to the earliest matching instant', () => {
  const minutes = fc.integer({ min: Date.parse('2020-01-01') / 60_000, max: Date.parse('2040-01-01') / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const instant = minute * 60_000;
      const reading = readClock(instant, zone);
      const back = instantOf(reading, zone);
      expect(readClock(back, zone)).toEqual(reading);
      expect(back).toBeLessThanOrEqual(instant);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['+05:30', null],
  ['Mars/Olympus_Mons', null],
  [undefined, null],
])('a visitor’s time zone is one with a name: %s', (text, zone) => {
  expect(knownTimeZone(text)).toBe(zone);
});
