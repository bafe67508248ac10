import { expect, test } from 'vitest';
import { googleCalendarUrl } from './AddToCalendar';

test.each([
  ['2026-10-24T08:00:00Z', '20261024T080000Z/20261024T083000Z'],
  ['2026-10-25T00:30:00Z', '20261025T003000Z/20261025T010000Z'],
  ['2027-03-28T08:00:00Z', '20270328T080000Z/20270328T083000Z'],
])('%s is saved as %s', (moment, dates) => {
  const url = new URL(
    googleCalendarUrl({
      title: 'A & B',
      details: 'By video',
      location: 'Meet',
      start: Date.parse(moment),
      minutes: 30,
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'A & B',
    dates,
    details: 'By video',
    location: 'Meet',
  });
});
