import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownTimeZone } from '../../../src/domain/booking/clock.ts';
import { busyTimesIn } from './busyTimesIn.ts';
import { windowsZones } from './windowsZones.ts';
import { ianaNameOf } from './zones.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name), 'utf8');
const options = {
  start: Date.parse('2026-11-01T00:00:00Z'),
  end: Date.parse('2027-12-01T00:00:00Z'),
  timeZone: 'Europe/Dublin',
  ownIds: new Set<string>(),
  addresses: new Set(['aoife@agency.example']),
  countsUnanswered: false,
};
const short = (instant: number) => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
const busyIn = (text: string | Buffer, more: Partial<typeof options> = {}, charset: string | null = null) => {
  const { times, skipped } = busyTimesIn([{ bytes: Buffer.from(text), charset }], { ...options, ...more });
  return { times: times.map(({ start, end }) => `${short(start)} ${short(end)}`), skipped };
};
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
/** A calendar with one event of these lines. */
const one = (...lines: string[]) => calendar(...event(...lines));
const hour = ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'];
const tenToEleven = ['2026-11-24T10:00Z 2026-11-24T11:00Z'];

describe('the busy times in a calendar of', () => {
  test.each<[string, string, string[], Partial<typeof options>?]>([
    [
      'Google: a weekly event with one left out and one moved, and nothing cancelled or shown as free',
      'google.ics',
      [
        '2026-11-02T09:00Z 2026-11-02T09:30Z',
        '2026-11-09T09:00Z 2026-11-09T09:30Z',
        '2026-11-24T14:30Z 2026-11-24T15:30Z',
        '2026-11-25T10:00Z 2026-11-25T11:00Z',
        '2026-11-30T09:00Z 2026-11-30T09:30Z',
      ],
    ],
    [
      'Outlook: zones by their names in Windows, its own zones, and a day left out over a clock change',
      'outlook.ics',
      [
        '2026-12-01T09:00Z 2026-12-01T10:00Z',
        '2026-12-02T14:00Z 2026-12-02T15:00Z',
        '2027-03-26T08:00Z 2027-03-26T09:00Z',
        '2027-03-28T07:00Z 2027-03-28T08:00Z',
      ],
    ],
    [
      'iCloud: whole days by the agency’s clock, durations, times without a zone, and America’s clock change',
      'icloud.ics',
      [
        '2026-12-08T07:00Z 2026-12-08T07:45Z',
        '2026-12-10T00:00Z 2026-12-11T00:00Z',
        '2027-02-10T00:00Z 2027-02-11T00:00Z',
        '2027-03-12T16:00Z 2027-03-12T16:45Z',
        '2027-03-19T15:00Z 2027-03-19T15:45Z',
        '2027-03-27T00:00Z 2027-03-29T23:00Z',
      ],
    ],
    [
      'Nextcloud: a series over a clock change without an end, cancelled and listed days, and an event alone',
      'nextcloud.ics',
      [
        '2026-11-17T10:00Z 2026-11-17T10:30Z',
        '2026-11-19T10:00Z 2026-11-19T10:30Z',
        '2026-12-01T10:00Z 2026-12-01T10:30Z',
        '2026-12-03T10:00Z 2026-12-03T10:30Z',
        '2026-12-11T09:00Z 2026-12-11T09:30Z',
        '2026-12-12T09:00Z 2026-12-12T09:30Z',
        '2026-12-14T11:00Z 2026-12-14T11:30Z',
        '2026-12-15T10:00Z 2026-12-15T10:30Z',
        '2026-12-17T10:00Z 2026-12-17T10:30Z',
      ],
      { end: Date.parse('2026-12-20T00:00:00Z') },
    ],
  ])('%s', (_, file, times, more) => expect(busyIn(sample(file), more)).toEqual({ times, skipped: [] }));

  /** Each begins with its name, its busy times (>), and what is skipped (?). */
  const shapes = sample('producers.txt')
    .split(/^# /m)
    .slice(1)
    .map((shape) => {
      const [name = '', ...lines] = shape.trim().split('\n');
      const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
      const text = lines.filter((line) => !/^[>?]/.test(line)).join('\r\n');
      return [name, text, { times: marked('>'), skipped: marked('?') }] as const;
    });

  test.each(shapes)('%s', (_, text, busy) => expect(busyIn(text)).toEqual(busy));

  test.each<[string, string | Buffer, (string | null)?]>([
    ['Mac OS 9: lines that end with CR', one(...hour).replaceAll('\r\n', '\r')],
    ['small letters, and a comment of the web server', `${one(...hour).toLowerCase()}\n<!-- cached -->`],
    ['a description with a broken line', one(...hour, 'DESCRIPTION:first', 'second line; of it', '')],
    ['UTF-16', Buffer.from(`\uFEFF${one(...hour)}`, 'utf16le')],
    ['Latin-1', Buffer.from(one(...hour, 'SUMMARY:Café'), 'latin1'), 'iso-8859-1'],
    ['a byte order mark', `\uFEFF${one(...hour)}`, 'utf-8'],
    ['an unknown character set', one(...hour), 'x-none'],
  ])('%s', (_, text, charset) => expect(busyIn(text, {}, charset).times).toEqual(tenToEleven));

  test('a line may be folded in the middle of a letter', () => {
    const [before = '', after = ''] = one(...hour, 'RRULE:FREQ=NO', 'SUMMARY:Caf|').split('|');
    const [first = 0, second = 0] = Buffer.from('é');
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([first, 13, 10, 32, second]), Buffer.from(after)]);
    expect(busyIn(bytes).skipped).toEqual(['Café, 2026-11-24']);
  });
});

describe('a calendar', () => {
  test('with events that can’t be understood: the others count, and so do their starts', () => {
    expect(busyIn(sample('one-broken-event.ics'))).toEqual({
      times: ['2026-11-01T12:00Z 2026-11-01T13:00Z', '2026-12-04T12:00Z 2026-12-04T13:00Z'],
      skipped: ['Without a start', 'An event without a title, 2026-11-01'],
    });
  });

  test.each([
    ['incomplete', sample('incomplete.ics')],
    ['a page', sample('login-page.ics')],
    ['empty', ''],
    ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann\r\nEND:VCARD'],
    ['cut', one(...hour).replace(/END:VCALENDAR$/, '')],
    ['cut in its second event', calendar(...event(...hour), 'BEGIN:VEVENT', 'UID:b')],
    ['too deep', calendar(...Array<string>(2000).fill('BEGIN:X'), ...Array<string>(2000).fill('END:X'))],
  ])('that is %s isn’t one', (_, text) => {
    expect(() => busyIn(text)).toThrow('The answer isn’t a calendar (iCalendar), or it is incomplete.');
  });

  test('without events is free', () => expect(busyIn(calendar())).toEqual({ times: [], skipped: [] }));

  test('doesn’t count our own calls, which may have been moved since', () => {
    expect(busyIn(one(...hour), { ownIds: new Set(['1']) }).times).toEqual([]);
  });

  test('counts an unanswered invitation where its owner says so', () => {
    const invitation = one(...hour, 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:Aoife@Agency.example');
    expect(busyIn(invitation).times).toEqual([]);
    expect(busyIn(invitation, { countsUnanswered: true }).times).toEqual(tenToEleven);
  });

  test('joins times that overlap or touch, and leaves out what is over', () => {
    const two = calendar(...event(...hour), ...event('DTSTART:20261124T110000Z', 'DURATION:PT30M'));
    expect(busyIn(two).times).toEqual(['2026-11-24T10:00Z 2026-11-24T11:30Z']);
    expect(busyIn(one('DTSTART:20261001T090000Z', 'DTEND:20261001T100000Z')).times).toEqual([]);
  });

  test('with an event that began before the span is busy until its end', () => {
    const times = ['2026-10-31T22:00Z 2026-11-01T06:00Z'];
    expect(busyIn(one('DTSTART:20261031T220000Z', 'DTEND:20261101T060000Z')).times).toEqual(times);
  });

  test('with an old daily event is busy at the same time of the clock, in winter and summer', () => {
    const text = one('DTSTART;TZID=Europe/Dublin:20100104T130000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    const { times } = busyIn(text, { end: Date.parse('2027-06-01T00:00:00Z') });
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
