import { expect, test } from 'vitest';
import { cityOf, ownLabel, spanLabel, zoneLabel } from './labels.ts';

const dublin = 'Europe/Dublin';

test.each([
  ['2026-10-24T08:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (IST)'],
  ['2026-10-25T00:30:00Z', '1:30 AM to 1:00 AM', 'Dublin time (IST)'],
  ['2026-10-26T09:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (GMT)'],
  ['2027-03-28T00:30:00Z', '12:30 AM to 2:00 AM', 'Dublin time (GMT)'],
  ['2027-03-29T08:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (IST)'],
])('half an hour from %s is %s, %s', (moment, span, zone) => {
  expect(spanLabel(Date.parse(moment), 30, dublin)).toBe(span);
  expect(zoneLabel(Date.parse(moment), dublin)).toBe(zone);
});

test.each([
  ['Europe/Dublin', null],
  ['Europe/London', null],
  ['Europe/Lisbon', null],
  ['Europe/Berlin', '10:30 AM'],
  ['Pacific/Auckland', '10:30 PM'],
  ['America/Los_Angeles', '1:30 AM'],
  ['Pacific/Kiritimati', '11:30 PM'],
  ['Pacific/Niue', 'Monday 23 November 2026, 10:30 PM'],
])('for somebody in %s half past nine of 24 November is %s', (own, label) =>
  expect(ownLabel(Date.parse('2026-11-24T09:30:00Z'), dublin, own)).toBe(label),
);

test.each([
  ['Europe/Dublin', 'Dublin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s is %s', (zone, city) => expect(cityOf(zone)).toBe(city));
