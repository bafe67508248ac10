import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownTimeZone } from '../../booking/timeZone.ts';
import { busyTimesIn } from './busyTimesIn.ts';
import { windowsZones } from './windowsZones.ts';
import { ianaNameOf } from './zones.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, `samples/${name}.ics`), 'utf8');
const year = { start: Date.parse('2026-11-01T00:00:00Z'), end: Date.parse('2027-06-01T00:00:00Z') };
const none = new Set<string>();
const options = { ...year, timeZone: 'Europe/Dublin', ownIds: none, addresses: none, countsUnanswered: false };
const short = (instant: number) => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
const busyIn = (text: string, more: Partial<typeof options> = {}) => {
  const { times, skipped } = busyTimesIn([{ bytes: Buffer.from(text), charset: null }], { ...options, ...more });
  return { times: times.map(({ start, end }) => `${short(start)} ${short(end)}`), skipped };
};
/** A calendar with one event of these lines. */
const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

describe('the busy times in a calendar of', () => {
  test('Google: a weekly event with one left out and one moved, and nothing cancelled or shown as free', () => {
    expect(busyIn(sample('google'))).toEqual({
      times: [
        '2026-11-02T09:00Z 2026-11-02T09:30Z',
        '2026-11-09T09:00Z 2026-11-09T09:30Z',
        '2026-11-24T14:30Z 2026-11-24T15:30Z',
        '2026-11-25T10:00Z 2026-11-25T11:00Z',
        '2026-11-30T09:00Z 2026-11-30T09:30Z',
      ],
      skipped: [],
    });
  });

  test('Outlook: zones by their names in Windows, its own zones, and a day left out over a clock change', () => {
    expect(busyIn(sample('outlook'))).toEqual({
      times: [
        '2026-12-01T09:00Z 2026-12-01T10:00Z',
        '2026-12-02T14:00Z 2026-12-02T15:00Z',
        '2027-03-26T08:00Z 2027-03-26T09:00Z',
        '2027-03-28T07:00Z 2027-03-28T08:00Z',
      ],
      skipped: [],
    });
  });

  test('iCloud: whole days by the agency’s clock, durations, times without a zone, and America’s clock change', () => {
    expect(busyIn(sample('icloud'))).toEqual({
      times: [
        '2026-12-08T07:00Z 2026-12-08T07:45Z',
        '2026-12-10T00:00Z 2026-12-11T00:00Z',
        '2027-02-10T00:00Z 2027-02-11T00:00Z',
        '2027-03-12T16:00Z 2027-03-12T16:45Z',
        '2027-03-19T15:00Z 2027-03-19T15:45Z',
        '2027-03-27T00:00Z 2027-03-29T23:00Z',
      ],
      skipped: [],
    });
  });

  test('Nextcloud: a series over a clock change without an end, cancelled and listed days, and an event alone', () => {
    const { times, skipped } = busyIn(sample('nextcloud'), { end: Date.parse('2026-12-20T00:00:00Z') });
    expect(times).toEqual([
      '2026-11-17T10:00Z 2026-11-17T10:30Z',
      '2026-11-19T10:00Z 2026-11-19T10:30Z',
      '2026-12-01T10:00Z 2026-12-01T10:30Z',
      '2026-12-03T10:00Z 2026-12-03T10:30Z',
      '2026-12-11T09:00Z 2026-12-11T09:30Z',
      '2026-12-12T09:00Z 2026-12-12T09:30Z',
      '2026-12-14T11:00Z 2026-12-14T11:30Z',
      '2026-12-15T10:00Z 2026-12-15T10:30Z',
      '2026-12-17T10:00Z 2026-12-17T10:30Z',
    ]);
    expect(skipped).toEqual([]);
  });
});

describe('a calendar', () => {
  test('with events that can’t be understood: the others count, and so do their starts', () => {
    expect(busyIn(sample('one-broken-event'))).toEqual({
      times: ['2026-11-01T12:00Z 2026-11-01T13:00Z', '2026-12-04T12:00Z 2026-12-04T13:00Z'],
      skipped: ['Without a start', 'An event without a title, 2026-11-01'],
    });
  });

  test.each(['incomplete', 'login-page'])('that is %s is refused in words', (name) => {
    expect(() => busyIn(sample(name))).toThrow('The answer isn’t a calendar (iCalendar), or it is incomplete.');
  });
  test.each(['', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann\r\nEND:VCARD'])('is not %j', (text) => {
    expect(() => busyIn(text)).toThrow('isn’t a calendar');
  });

  test('without events is free', () => {
    expect(busyIn('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR')).toEqual({ times: [], skipped: [] });
  });

  test('doesn’t count our own calls, which may have been moved since', () => {
    const text = event('DTSTART:20261201T090000Z', 'DTEND:20261201T093000Z');
    expect(busyIn(text).times).toHaveLength(1);
    expect(busyIn(text, { ownIds: new Set(['1']) }).times).toEqual([]);
  });

  test('joins times that overlap or touch, and leaves out what is over', () => {
    const two = event('DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z').replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:2\r\nDTSTART:20261201T100000Z\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    expect(busyIn(two).times).toEqual(['2026-12-01T09:00Z 2026-12-01T10:30Z']);
    expect(busyIn(event('DTSTART:20261001T090000Z', 'DTEND:20261001T100000Z')).times).toEqual([]);
  });

  test('with an event that began before the span is busy until its end', () => {
    const times = ['2026-10-31T22:00Z 2026-11-01T06:00Z'];
    expect(busyIn(event('DTSTART:20261031T220000Z', 'DTEND:20261101T060000Z')).times).toEqual(times);
  });

  test('with an old daily event is busy at the same time of the clock, in winter and summer', () => {
    const text = event('DTSTART;TZID=Europe/Dublin:20100104T130000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    const { times } = busyIn(text);
    expect(times).toHaveLength(212);
    expect(times).toContain('2027-03-27T13:00Z 2027-03-27T14:00Z');
    expect(times).toContain('2027-03-28T12:00Z 2027-03-28T13:00Z');
  });
});

describe('time zones of calendars', () => {
  test.each([
    ['Europe/Dublin', 'Europe/Dublin'],
    ['GMT Standard Time', 'Europe/London'],
    ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
    ['/freeassociation.sourceforge.net/Europe/Dublin', 'Europe/Dublin'],
    ['/softwarestudio.org/Olson_20011030_5/America/Indiana/Knox', 'America/Indiana/Knox'],
    ['Customized Time Zone', null],
    ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
    ['Eastern Time (US & Canada)', 'America/New_York'],
  ])('%s is %s', (tzid, name) => expect(ianaNameOf(tzid)).toBe(name));

  test('every zone of Windows is known here', () => {
    expect(windowsZones.size).toBeGreaterThan(120);
    for (const [windows, name] of windowsZones) expect(knownTimeZone(name), windows).not.toBeNull();
  });
});
