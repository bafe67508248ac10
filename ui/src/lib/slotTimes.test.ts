import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockVectors } from './clockVectors';
import { dayIn, slotTimes } from './slotTimes';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['Europe/Dublin', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in %s', (zone) => {
  test.each(clockVectors)('$name', ({ times, name: _, ...options }) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const moments = times.map(({ value }) => value);
    expect(slotTimes(moments, options)).toEqual(times);
  });
});

const timeZone = 'Europe/Dublin';

test.each([
  ['2026-11-23T23:59:59.999Z', 'Europe/Dublin', '2026-11-23'],
  ['2026-11-24T00:00:00.000Z', 'Europe/Dublin', '2026-11-24'],
  ['2026-06-30T22:59:59.999Z', 'Europe/Dublin', '2026-06-30'],
  ['2026-06-30T23:00:00.000Z', 'Europe/Dublin', '2026-07-01'],
  ['2026-11-23T11:00:00.000Z', 'Pacific/Auckland', '2026-11-24'],
  ['2026-11-24T09:59:00.000Z', 'Pacific/Honolulu', '2026-11-23'],
])('at %s, the day in %s is %s', (moment, zone, day) => {
  expect(dayIn(moment, zone)).toBe(day);
});

test('a moment without an offset is refused, because it would be a different one for every visitor', () => {
  expect(() => dayIn('2026-11-24T09:30:00', timeZone)).toThrow(RangeError);
  expect(() => slotTimes(['2026-11-24T09:30:00'], { timeZone })).toThrow(RangeError);
  expect(() => slotTimes(['2026-11-24'], { timeZone })).toThrow(RangeError);
});

test.each([
  'Europe/Dublin',
  'Africa/Cairo',
  // Leaves summer time for Ramadan.
  'Africa/Casablanca',
  'America/Santiago',
  // Half an hour of summer time.
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
])('%s: each hour of a year reads as its own clocks show it', (timeZone) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString());
  const labels = hours.flatMap((hour) => slotTimes([hour], { timeZone, hourCycle: 'h23' }).map(({ label }) => label));
  expect(labels).toEqual(hours.map((hour) => clock.format(new Date(hour))));
});

test.each([
  ['ar-EG', '١:٣٠ م', 'غرينتش+١'],
  ['fa-IR', '۱:۳۰ م', '+۱'],
  ['en-IE', '1:30 م', 'GMT+1'],
])('in %s, times and offsets have the digits of the language', (locale, label, offset) => {
  const [first] = slotTimes(['2026-11-24T13:30:00Z'], { timeZone, locale, hourCycle: 'h12', pm: 'م' });
  expect(first?.label).toBe(label);
  const twice = slotTimes(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], { timeZone, locale });
  expect(twice[0]?.suffix).toContain(offset);
});

test.each([
  ['en-US', '1:30 PM'],
  ['en-IE', '13:30'],
  ['fr', '13:30'],
  ['ja', '13:30'],
])('in %s, half past one in the afternoon is %s', (locale, label) => {
  expect(slotTimes(['2026-11-24T13:30:00Z'], { timeZone, locale })[0]?.label).toBe(label);
});

test('its texts can be translated, and its hours are those of its language', () => {
  const german = {
    timeZone: 'Europe/Berlin',
    locale: 'de',
    note: (time: string) => `${time} bei Ihnen`,
  } as const;
  expect(slotTimes(['2026-11-24T13:30:00Z'], { ...german, visitorTimeZone: 'Pacific/Auckland' })).toEqual([
    { value: '2026-11-24T13:30:00Z', day: '2026-11-24', label: '14:30', note: 'Mi. 02:30 bei Ihnen' },
  ]);
  expect(slotTimes(['2026-11-24T12:00:00Z'], { timeZone, pm: 'in the afternoon' })).toEqual([
    { value: '2026-11-24T12:00:00Z', day: '2026-11-24', label: '12:00 in the afternoon' },
  ]);
});

test('with a duration, each time says when it ends, also where the clocks go back', () => {
  const ends = (moment: string, duration: number) =>
    slotTimes([moment], { timeZone: 'Europe/Dublin', duration }).map(({ label, end }) => `${label} to ${end}`);
  expect(ends('2026-11-24T11:30Z', 45)).toEqual(['11:30 AM to 12:15 PM']);
  expect(ends('2026-10-25T00:30Z', 60)).toEqual(['1:30 AM to 1:30 AM']);
});
