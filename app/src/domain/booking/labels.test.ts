import { expect, test } from 'vitest';
import { firstDayOf, mondayOf, weekOf } from './day.ts';
import {
  cityOf,
  dayLabel,
  monthLabel,
  ownLabel,
  shortDayLabel,
  spanLabel,
  timeLabels,
  weekLabel,
  zoneLabel,
} from './labels.ts';

const dublin = 'Europe/Dublin';

test.each([
  ['2026-10-24T08:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (GMT+1)'],
  ['2026-10-25T00:30:00Z', '1:30 AM to 1:00 AM', 'Dublin time (GMT+1)'],
  ['2026-10-26T09:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (GMT)'],
  ['2027-03-28T00:30:00Z', '12:30 AM to 2:00 AM', 'Dublin time (GMT)'],
  ['2027-03-29T08:30:00Z', '9:30 AM to 10:00 AM', 'Dublin time (GMT+1)'],
])('half an hour from %s is %s, %s', (moment, span, zone) => {
  expect(spanLabel(Date.parse(moment), 30, dublin)).toBe(span);
  expect(zoneLabel(Date.parse(moment), dublin)).toBe(zone);
});

test.each([
  ['2026-11-29', '2026-W48', 'Week 48, 23–29 Nov'],
  ['2026-11-30', '2026-W49', 'Week 49, 30 Nov – 6 Dec'],
  ['2027-01-03', '2026-W53', 'Week 53, 28 Dec – 3 Jan'],
  ['2027-01-04', '2027-W01', 'Week 1, 4–10 Jan'],
  ['2024-12-30', '2025-W01', 'Week 1, 30 Dec – 5 Jan'],
  ['2024-02-29', '2024-W09', 'Week 9, 26 Feb – 3 Mar'],
])('the week of %s is %s, %s', (day, week, label) => {
  expect(weekOf(day)).toBe(week);
  expect(firstDayOf(week)).toBe(mondayOf(day));
  expect(weekLabel(week)).toBe(label);
});

test.each([
  ['2026-11-24', 'Tuesday 24 November 2026', 'November 2026', 'Tue 24 Nov'],
  ['2026-09-06', 'Sunday 6 September 2026', 'September 2026', 'Sun 6 Sept'],
])('the day %s is %s, %s or %s', (day, long, month, short) =>
  expect([dayLabel(day), monthLabel(day), shortDayLabel(day)]).toEqual([long, month, short]),
);

test('times of a day that read the same get their offsets', () =>
  expect(
    timeLabels(
      ['2026-10-25T00:00Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-26T01:30Z'].map((moment) =>
        Date.parse(moment),
      ),
      dublin,
    ),
  ).toEqual(['1:00 AM', '1:30 AM GMT+1', '1:30 AM GMT', '1:30 AM']));

test.each([
  ['Europe/Dublin', null],
  ['Europe/London', null],
  ['Europe/Lisbon', null],
  ['Europe/Berlin', '10:30 AM'],
  ['Pacific/Auckland', '10:30 PM'],
  ['America/Los_Angeles', '1:30 AM'],
  ['Pacific/Kiritimati', '11:30 PM'],
  ['Pacific/Niue', 'Monday 23 November 2026, 10:30 PM'],
])('in %s, 9:30 in Dublin on 24 November is %s', (own, label) =>
  expect(ownLabel(Date.parse('2026-11-24T09:30:00Z'), dublin, own)).toBe(label),
);

test.each([
  ['Europe/Dublin', 'Dublin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['America/Coral_Harbour', 'Atikokan'],
  ['America/Port-au-Prince', 'Port-au-Prince'],
])('the city of %s is %s', (zone, city) => expect(cityOf(zone)).toBe(city));

test.each([
  ['Asia/Kolkata', 'Kolkata time (GMT+5:30)'],
  ['Asia/Jerusalem', 'Jerusalem time (GMT+2)'],
  ['America/St_Johns', 'St Johns time (GMT-3:30)'],
])('labels %s by its offset, not by an ambiguous abbreviation', (zone, label) =>
  expect(zoneLabel(Date.parse('2026-11-24T09:30:00Z'), zone)).toBe(label),
);
