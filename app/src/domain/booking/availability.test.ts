import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAvailability, parseSlots } from './availability.ts';

const zone = 'Europe/Dublin';
const day = '2026-11-24';
const nine = '2026-11-24T09:30:00.000Z';
const start = Date.parse(nine);
const one = (entry: unknown) => parseSlots([entry], day, zone);

test.each([
  ['a text', nine],
  ['iso', { iso: nine }],
  ['datetime', { datetime: nine }],
  ['date', { date: nine }],
  ['iso beside a time that says otherwise', { iso: nine, time: '11:00 AM' }],
  ['iso before date', { iso: nine, date: '2026-12-24T12:00:00Z' }],
  ['a later field when the first is nonsense', { iso: 'soon', date: nine }],
  ['free in so many words', { iso: nine, available: true, booked: false }],
])('reads a slot given as %s as a free time', (_, entry) =>
  expect(one(entry)).toEqual({ slots: [{ value: nine, start, state: 'open' }], ignored: 0 }),
);

test.each([
  ['another offset', '2026-11-24T10:30:00+01:00'],
  ['no seconds', '2026-11-24T09:30Z'],
  ['spaces around it', ' 2026-11-24T09:30:00Z '],
  ['no offset, so the clocks of Dublin', '2026-11-24T09:30:00'],
])('keeps the text of the slot, to send back when booking: %s', (_, text) =>
  expect(one({ iso: text })).toEqual({ slots: [{ value: text, start, state: 'open' }], ignored: 0 }),
);

test.each([
  ['a day and a time', { date: day, time: '9:30 AM' }],
  ['a time of the day that was asked for', { time: '9:30 AM' }],
  ['dots', { time: '9:30 a.m.' }],
  ['24 hours', { time: '09:30' }],
])('falls back to the time without a date-time: %s', (_, entry) =>
  expect(one(entry)?.slots).toEqual([{ value: nine, start, state: 'open' }]),
);

test.each([
  ['12:00 AM', '2026-11-24T00:00:00.000Z'],
  ['12:30 PM', '2026-11-24T12:30:00.000Z'],
  ['1:05pm', '2026-11-24T13:05:00.000Z'],
])('%s is %s', (time, value) => expect(one({ time })?.slots[0]?.value).toBe(value));

test.each([
  [{ iso: nine, booked: true }, 'taken'],
  [{ iso: nine, available: false }, 'closed'],
  [{ iso: nine, available: false, booked: true }, 'taken'],
  [{ iso: nine, available: 'false', booked: 1 }, 'open'],
])('%j is %s', (entry, state) => expect(one(entry)?.slots[0]?.state).toBe(state));

test.each([
  null,
  4,
  '',
  'soon',
  day,
  '2027-02-30T09:00:00Z',
  '2026-11-24T24:00:00Z',
  '2026-11-24T09:60:00Z',
  '2026-11-24T09:30:00+99:99',
  {},
  { time: 'noon' },
  { time: '13:00 PM' },
  { time: '0:30 AM' },
  { time: '24:00' },
  { date: '2027-02-30', time: '9:30 AM' },
  { iso: 1_795_512_600_000 },
])('leaves out and counts what it cannot read: %j', (entry) =>
  expect(parseSlots([entry, nine], day, zone)).toEqual({ slots: [{ value: nine, start, state: 'open' }], ignored: 1 }),
);

test.each([[[nine]], [{ slots: [nine] }], [{ availableSlots: [nine] }], [{ slots: null, availableSlots: [nine] }]])(
  'a list may come as %j',
  (answer) => {
    expect(parseSlots(answer, day, zone)?.slots).toHaveLength(1);
    expect(parseAvailability(answer, zone)).toBeNull();
  },
);

test.each([[null], ['slots'], [{}], [{ slots: {} }], [{ message: 'no' }]])(
  '%j is neither a list nor a map',
  (answer) => {
    expect(parseSlots(answer, day, zone)).toBeNull();
    expect(parseAvailability(answer, zone)).toBeNull();
  },
);

test('sorts slots and drops duplicates', () => {
  const later = '2026-11-24T10:00:00Z';
  const again = { iso: '2026-11-24T10:30:00+01:00', booked: true };
  const parsed = parseSlots([later, nine, again], day, zone);
  expect(parsed?.slots.map(({ value, state }) => [value, state])).toEqual([
    [nine, 'open'],
    [later, 'open'],
  ]);
  expect(parsed?.ignored).toBe(1);
});

test('the hour that repeats when clocks go back has two slots', () =>
  expect(parseSlots(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], '2026-10-25', zone)?.slots).toHaveLength(2));

test('reads a map day by day; an unreadable day stays unknown', () =>
  expect(parseAvailability({ [day]: [nine, 'soon'], '2026-11-25': [], '2026-11-26': 'closed', note: 1 }, zone)).toEqual(
    {
      days: { [day]: [{ value: nine, start, state: 'open' }], '2026-11-25': [] },
      ignored: 2,
    },
  ));

test('never throws and never miscounts, whatever the input', () => {
  const moment = fc.constantFrom(nine, '2026-11-24T10:00:00Z', 'soon', day, null);
  const entry = fc.oneof(moment, fc.record({ iso: moment, time: fc.constantFrom('9:30 AM', 'noon') }), fc.jsonValue());
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.jsonValue()), (answer) => {
      parseAvailability(answer, zone);
      const parsed = parseSlots(answer, day, zone);
      if (!Array.isArray(answer)) return;
      expect((parsed?.slots.length ?? 0) + (parsed?.ignored ?? 0)).toBe(answer.length);
    }),
  );
});
