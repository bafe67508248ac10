import { describe, expect, test } from 'vitest';
import { busyTimesIn } from './busyTimesIn.ts';

const options = {
  start: Date.parse('2026-11-01T00:00:00Z'),
  end: Date.parse('2027-12-01T00:00:00Z'),
  timeZone: 'Europe/Dublin',
  ownIds: new Set<string>(),
  addresses: new Set(['aoife@agency.example']),
  countsUnanswered: false,
};

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@calendar.example', ...lines, 'END:VEVENT'];
const one = (...lines: string[]) => calendar(...event(...lines));
const hourOn = (day: string) => [`DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`];
const zone = (id: string, from: string, to = from) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];
const invited = (answer: string, ...lines: string[]) =>
  one(
    ...hourOn('20261124'),
    'ORGANIZER;CN="Doe, John":mailto:john@stranger.example',
    `ATTENDEE;CUTYPE=INDIVIDUAL;CN=Aoife;${answer}RSVP=TRUE:mailto:Aoife@Agency.example`,
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:john@stranger.example',
    ...lines,
  );

const tenToEleven = ['2026-11-24T10:00Z 2026-11-24T11:00Z'];
const wholeDay = ['2026-11-24T00:00Z 2026-11-25T00:00Z'];
const days = (...each: number[]) =>
  each.map((day) => `2026-11-${String(day).padStart(2, '0')}T10:00Z 2026-11-${String(day).padStart(2, '0')}T11:00Z`);

/** What producers write, and when it is busy: by their documentation, and by reports about what they write. */
const samples: readonly [name: string, text: string, times: string[], skipped?: string[]][] = [
  // Whole days.
  [
    'Canvas, waste calendars: a day that ends on the same day',
    one('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'),
    wholeDay,
  ],
  ['Google birthdays: a day with Z', one('DTSTART;VALUE=DATE:20261124Z'), wholeDay],
  [
    'SharePoint: a date written as a time',
    one('DTSTART;VALUE=DATE:20261124T000000', 'DTEND;VALUE=DATE:20261125T000000'),
    wholeDay,
  ],
  ['without VALUE=DATE', one('DTSTART:20261124', 'DTEND:20261125'), wholeDay],
  [
    'a day by its duration',
    one('DTSTART;VALUE=DATE:20261124', 'DURATION:P2D'),
    ['2026-11-24T00:00Z 2026-11-26T00:00Z'],
  ],
  ['a day that ends at a time', one('DTSTART;VALUE=DATE:20261124', 'DTEND:20261124T235959Z'), wholeDay],
  [
    'Outlook: a day as midnights of its zone',
    one(
      'DTSTART;TZID=GMT Standard Time:20261124T000000',
      'DTEND;TZID=GMT Standard Time:20261125T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    wholeDay,
  ],
  // Ends.
  ['a duration in place of the end', one('DTSTART:20261124T100000Z', 'DURATION:PT1H'), tenToEleven],
  [
    'a duration of days keeps the clock over its change',
    one('DTSTART;TZID=Europe/Dublin:20270327T100000', 'DURATION:P1D'),
    ['2027-03-27T10:00Z 2027-03-28T09:00Z'],
  ],
  ['an end at 24:00', one('DTSTART:20261124T230000', 'DTEND:20261124T240000'), ['2026-11-24T23:00Z 2026-11-25T00:00Z']],
  ['an end before the start is no end', one('DTSTART:20261124T100000Z', 'DTEND:20261123T100000Z'), tenToEleven],
  ['an end that can’t be read', one('DTSTART:20261124T100000Z', 'DTEND:tomorrow'), tenToEleven],
  [
    'an end that is a date',
    one('DTSTART:20261124T100000', 'DTEND;VALUE=DATE:20261125'),
    ['2026-11-24T10:00Z 2026-11-25T00:00Z'],
  ],
  // The ends of rules.
  [
    'Google: UNTIL is a date',
    one('DTSTART;TZID=Europe/Dublin:20261124T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261126'),
    days(24, 25, 26),
  ],
  [
    'Simple Calendar: UNTIL is a local time, COUNT=-1',
    one(
      'DTSTART;TZID=Europe/Dublin:20261124T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;UNTIL=20261126T100000;COUNT=-1;INTERVAL=1',
    ),
    days(24, 25, 26),
  ],
  [
    'Outlook sync: UNTIL of days is the midnight of Berlin in UTC',
    one('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;UNTIL=20261125T230000Z'),
    ['2026-11-24T00:00Z 2026-11-27T00:00Z'],
  ],
  [
    'Apple: UNTIL of days is the end of a day in UTC',
    one('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;UNTIL=20261125T235959Z'),
    ['2026-11-24T00:00Z 2026-11-26T00:00Z'],
  ],
  [
    'Nextcloud: UNTIL before the start',
    one(...hourOn('20261124'), 'RRULE:FREQ=WEEKLY;UNTIL=20261101T000000Z'),
    tenToEleven,
  ],
  // Rules.
  [
    'COUNT counts over a clock change',
    one('DTSTART;TZID=Europe/Dublin:20270327T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    ['2027-03-27T10:00Z 2027-03-27T11:00Z', '2027-03-28T09:00Z 2027-03-28T10:00Z'],
  ],
  [
    'the last working day of a month',
    one('DTSTART:20261130T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2'),
    ['2026-11-30T10:00Z 2026-11-30T11:00Z', '2026-12-31T10:00Z 2026-12-31T11:00Z'],
  ],
  [
    'the last Friday but one',
    one('DTSTART:20261120T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=-2FR;COUNT=2'),
    ['2026-11-20T10:00Z 2026-11-20T11:00Z', '2026-12-18T10:00Z 2026-12-18T11:00Z'],
  ],
  ['29 February is in leap years', one('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'), []],
  [
    'the 31st is in long months',
    one('DTSTART:20261231T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;COUNT=2'),
    ['2026-12-31T10:00Z 2026-12-31T11:00Z', '2027-01-31T10:00Z 2027-01-31T11:00Z'],
  ],
  [
    'the 31st leaves out short months',
    one('DTSTART:20270131T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;UNTIL=20270401'),
    ['2027-01-31T10:00Z 2027-01-31T11:00Z', '2027-03-31T10:00Z 2027-03-31T11:00Z'],
  ],
  [
    'BusyCal: a parameter of a rule, in small letters',
    one(...hourOn('20261124'), 'RRULE;X-BUSYMAC-REGENERATE=TRASH:freq=daily; count=2;'),
    days(24, 25),
  ],
  [
    'a start that its rule leaves out',
    one(...hourOn('20261124'), 'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261126T000000Z'),
    days(24, 25),
  ],
  [
    'every other week, from long ago',
    one('DTSTART:20100104T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261201T000000Z'),
    days(2, 16, 30),
  ],
  [
    'two rules',
    one(...hourOn('20261124'), 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=FR'),
    days(24, 25, 27),
  ],
  [
    'iCalendar of 1998: a rule of exceptions',
    one(...hourOn('20261124'), 'RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'),
    days(25),
  ],
  [
    'a rule that nobody knows: its start is busy',
    one(...hourOn('20261124'), 'SUMMARY:Choir', 'RRULE:FREQ=SOMETIMES'),
    tenToEleven,
    ['Choir, 2026-11-24'],
  ],
  [
    'a series of every second since 1601',
    calendar(
      ...event(
        'DTSTART:16010101T000000Z',
        'DURATION:PT0S',
        'DTEND:16010101T000001Z',
        'SUMMARY:Tick',
        'RRULE:FREQ=SECONDLY',
      ),
      'BEGIN:VEVENT',
      'UID:b',
      ...hourOn('20261124'),
      'END:VEVENT',
    ),
    tenToEleven,
    ['Tick, 1601-01-01'],
  ],
  [
    'a day that never comes',
    one(...hourOn('20261124'), 'SUMMARY:Never', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    tenToEleven,
    ['Never, 2026-11-24'],
  ],
  // Single days of series.
  [
    'Exchange: a day left out as a time',
    one(
      'DTSTART;VALUE=DATE:20261124',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=W. Europe Standard Time:20261125T000000',
    ),
    ['2026-11-24T00:00Z 2026-11-25T00:00Z', '2026-11-26T00:00Z 2026-11-27T00:00Z'],
  ],
  [
    'a day left out in another zone, and an empty EXDATE',
    one(
      ...hourOn('20261124'),
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=Europe/Berlin:20261125T110000',
      'EXDATE;TZID=Europe/Berlin:',
    ),
    days(24, 26),
  ],
  [
    'a floating EXDATE is on the clock of its series',
    one(
      'DTSTART;TZID=Europe/Berlin:20261124T110000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20261125T110000',
    ),
    days(24, 26),
  ],
  [
    'further times with their own ends',
    one(...hourOn('20261124'), 'RDATE;VALUE=PERIOD:20261126T100000Z/PT2H,20261128T100000Z/20261128T103000Z'),
    [...tenToEleven, '2026-11-26T10:00Z 2026-11-26T12:00Z', '2026-11-28T10:00Z 2026-11-28T10:30Z'],
  ],
  [
    'Exchange: a moved day of a series of days',
    calendar(
      ...event('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...event('RECURRENCE-ID:20261130T230000Z', 'DTSTART;VALUE=DATE:20261202'),
    ),
    ['2026-11-24T00:00Z 2026-11-25T00:00Z', '2026-12-02T00:00Z 2026-12-03T00:00Z'],
  ],
  [
    'a cancelled occurrence',
    calendar(
      ...event(...hourOn('20261124'), 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('RECURRENCE-ID:20261125T100000Z', ...hourOn('20261125'), 'STATUS:CANCELLED'),
    ),
    days(24, 26),
  ],
  [
    'an occurrence moved out of the time that is read',
    calendar(
      ...event(...hourOn('20261124'), 'RRULE:FREQ=DAILY;COUNT=2'),
      ...event('RECURRENCE-ID:20261125T100000Z', ...hourOn('20300101')),
    ),
    days(24),
  ],
  [
    'Evolution: an occurrence with the rule of its series',
    calendar(
      ...event(...hourOn('20261124'), 'RRULE:FREQ=DAILY;COUNT=2'),
      ...event(
        'RECURRENCE-ID:20261125T100000Z',
        'DTSTART:20261125T120000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    ),
    [...tenToEleven, '2026-11-25T12:00Z 2026-11-25T13:00Z'],
  ],
  [
    'Apple: this and all future ones are moved',
    calendar(
      ...event('DTSTART;TZID=Europe/Dublin:20261124T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      ...event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Dublin:20261126T100000',
        'DTSTART;TZID=Europe/Dublin:20261126T140000',
        'DURATION:PT30M',
      ),
    ),
    [...days(24, 25), '2026-11-26T14:00Z 2026-11-26T14:30Z', '2026-11-27T14:00Z 2026-11-27T14:30Z'],
  ],
  [
    'this and all future ones are cancelled',
    calendar(
      ...event(...hourOn('20261124'), 'RRULE:FREQ=DAILY'),
      ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T100000Z', ...hourOn('20261126'), 'STATUS:CANCELLED'),
    ),
    days(24, 25),
  ],
  ['two events with one id', calendar(...event(...hourOn('20261124')), ...event(...hourOn('20261125'))), days(24, 25)],
  [
    'without DTSTAMP and UID',
    calendar('BEGIN:VEVENT', ...hourOn('20261124'), 'END:VEVENT', 'BEGIN:VEVENT', ...hourOn('20261125'), 'END:VEVENT'),
    days(24, 25),
  ],
  // Zones.
  [
    'a zone of its own under a known name',
    calendar(
      ...zone('Europe/Dublin', '+0500'),
      ...event('DTSTART;TZID=Europe/Dublin:20261124T150000', 'DURATION:PT1H'),
    ),
    tenToEleven,
  ],
  [
    'a known zone without its summer time',
    calendar(
      ...zone('Europe/Berlin', '+0100'),
      ...event('DTSTART;TZID=Europe/Berlin:20270601T120000', 'DURATION:PT1H'),
    ),
    ['2027-06-01T10:00Z 2027-06-01T11:00Z'],
  ],
  [
    'Horde: a known zone whose rules are broken',
    calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:1916',
      'RRULE:FREQ=NEVER',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=Europe/Berlin:20261124T110000', 'DURATION:PT1H'),
    ),
    tenToEleven,
  ],
  [
    'floating times in X-WR-TIMEZONE',
    calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART:20261124T110000', 'DTEND:20261124T120000')),
    tenToEleven,
  ],
  [
    'Outlook: the cities of a zone',
    one('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome":20261124T110000', 'DURATION:PT1H'),
    tenToEleven,
  ],
  [
    'Outlook for the web: its name for UTC',
    one('DTSTART;TZID=tzone://Microsoft/Utc:20261124T100000', 'DURATION:PT1H'),
    tenToEleven,
  ],
  ['an offset for a zone', one('DTSTART;TZID=GMT+0100:20261124T110000', 'DURATION:PT1H'), tenToEleven],
  ['a time with an offset, as in ISO 8601', one('DTSTART:2026-11-24T11:00:00+01:00', 'DURATION:PT1H'), tenToEleven],
  [
    'a zone that nobody knows: as if it were the agency’s',
    one('DTSTART;TZID=PDT:20261124T100000', 'DURATION:PT1H', 'SUMMARY:Call\\, San Diego'),
    tenToEleven,
    ['Call, San Diego, 2026-11-24'],
  ],
  // Text.
  [
    'Proton: a quotation mark in a parameter',
    one(...hourOn('20261124'), 'ATTENDEE;X-RESPONSE-COMMENT="see "you" there":mailto:x@y.example'),
    tenToEleven,
  ],
  [
    'a bad line in a task',
    calendar('BEGIN:VTODO', 'UID:t', 'DUE;bad', 'no line at all', 'END:VTODO', ...event(...hourOn('20261124'))),
    tenToEleven,
  ],
  [
    'a description with a broken line',
    one(...hourOn('20261124'), 'DESCRIPTION:first', 'second line; of it', ''),
    tenToEleven,
  ],
  ['Mac OS 9: lines that end with CR', one(...hourOn('20261124')).replaceAll('\r\n', '\r'), tenToEleven],
  [
    'small letters, and a comment of the web server',
    `${one(...hourOn('20261124')).toLowerCase()}\n<!-- cached -->`,
    tenToEleven,
  ],
  [
    'an event whose start can’t be read: it is named',
    calendar(...event('DTSTART:20260230T100000Z', 'SUMMARY:Leap'), 'BEGIN:VEVENT', ...hourOn('20261124'), 'END:VEVENT'),
    tenToEleven,
    ['Leap'],
  ],
  // What is free.
  [
    'Outlook: working elsewhere',
    one(...hourOn('20261124'), 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', 'TRANSP:OPAQUE'),
    [],
  ],
  ['Outlook: out of office', one(...hourOn('20261124'), 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'), tenToEleven],
  ['Google: a working location', one('DTSTART;VALUE=DATE:20261124', 'SUMMARY:Home', 'TRANSP:TRANSPARENT'), []],
  ['an invitation that was declined', invited('PARTSTAT=DECLINED;'), []],
  ['an invitation that was accepted', invited('PARTSTAT=ACCEPTED;'), tenToEleven],
  ['a tentative answer', invited('PARTSTAT=TENTATIVE;'), tenToEleven],
  ['a stranger’s invitation', invited('PARTSTAT=NEEDS-ACTION;'), []],
  ['an invitation without an answer', invited(''), []],
  [
    'an invitation to others, in a shared calendar',
    one(...hourOn('20261124'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:eoin@agency.example'),
    tenToEleven,
  ],
  [
    'one’s own event, unanswered',
    one(...hourOn('20261124'), 'ORGANIZER:mailto:aoife@agency.example', 'ATTENDEE:mailto:aoife@agency.example'),
    tenToEleven,
  ],
  [
    'iCloud: the address in a parameter',
    one(...hourOn('20261124'), 'ATTENDEE;EMAIL=aoife@agency.example;PARTSTAT=DECLINED:urn:uuid:1'),
    [],
  ],
  [
    'Google: the account is the calendar’s name',
    calendar(
      'X-WR-CALNAME:nora@agency.example',
      ...event(...hourOn('20261124'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:nora@agency.example'),
    ),
    [],
  ],
  [
    'Zimbra: only when it is busy',
    calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261124T100000Z/20261124T110000Z',
      'FREEBUSY;FBTYPE=FREE:20261125T100000Z/PT1H',
      'FREEBUSY:20261126T100000Z/PT1H',
      'END:VFREEBUSY',
    ),
    days(24, 26),
  ],
];

const short = (instant: number) => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
const busyIn = (bytes: Buffer, charset: string | null = null, more: Partial<typeof options> = {}) => {
  const { times, skipped } = busyTimesIn([{ bytes, charset }], { ...options, ...more });
  return { times: times.map(({ start, end }) => `${short(start)} ${short(end)}`), skipped };
};

describe('a calendar as its producer writes it', () => {
  test.each(samples)('%s', (_, text, times, skipped = []) =>
    expect(busyIn(Buffer.from(text))).toEqual({ times, skipped }),
  );

  test('an unanswered invitation is busy where the calendar counts them', () =>
    expect(busyIn(Buffer.from(invited('PARTSTAT=NEEDS-ACTION;')), null, { countsUnanswered: true }).times).toEqual(
      tenToEleven,
    ));

  test.each<[string, string | null, Buffer]>([
    ['UTF-16', null, Buffer.from(`\uFEFF${one(...hourOn('20261124'))}`, 'utf16le')],
    ['Latin-1', 'iso-8859-1', Buffer.from(one(...hourOn('20261124'), 'SUMMARY:Café'), 'latin1')],
    ['a byte order mark', 'utf-8', Buffer.from(`\uFEFF${one(...hourOn('20261124'))}`)],
    ['a character set that nobody knows', 'x-none', Buffer.from(one(...hourOn('20261124')))],
  ])('in %s', (_, charset, bytes) => expect(busyIn(bytes, charset).times).toEqual(tenToEleven));

  test('that folds a line in the middle of a letter', () => {
    const [before = '', after = ''] = one(...hourOn('20261124'), 'RRULE:FREQ=NO', 'SUMMARY:Caf|').split('|');
    const [first = 0, second = 0] = Buffer.from('é');
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([first, 13, 10, 32, second]), Buffer.from(after)]);
    expect(busyIn(bytes).skipped).toEqual(['Café, 2026-11-24']);
  });

  test.each([
    ['cut', one(...hourOn('20261124')).replace(/END:VCALENDAR$/, '')],
    ['cut in its second event', calendar(...event(...hourOn('20261124')), 'BEGIN:VEVENT', 'UID:b')],
    ['a page', '<!doctype html><title>Log in</title>'],
    ['empty', ''],
    ['too deep', calendar(...Array<string>(2000).fill('BEGIN:X'), ...Array<string>(2000).fill('END:X'))],
  ])('that is %s isn’t one', (_, text) => expect(() => busyIn(Buffer.from(text))).toThrow('or it is incomplete'));
});
