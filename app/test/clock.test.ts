import { clockVectors } from '@agency-site/ui/test-vectors';
import { expect, test } from 'vitest';
import { readClock } from '../src/domain/booking/clock.ts';
import { dayLabel, timeLabel, timeLabels } from '../src/domain/booking/labels.ts';

/** E-mails and the calendar must show the same times: both are tested with the calendar's list of difficult days. */
test.each(clockVectors)(
  'the site and the calendar of the library show the same times: $name',
  ({ timeZone, times }) => {
    const instants = times.map(({ value }) => Date.parse(value));
    expect(instants.map((instant) => readClock(instant, timeZone).day)).toEqual(times.map(({ day }) => day));
    expect(timeLabels(instants, timeZone)).toEqual(
      times.map(({ label, suffix }) => (suffix === undefined ? label : `${label} ${suffix}`)),
    );
  },
);

test.each([
  ['2026-11-24T00:00:00Z', '12:00 AM'],
  ['2026-11-24T12:00:00Z', '12:00 PM'],
  ['2026-11-24T09:05:00Z', '9:05 AM'],
  ['2026-07-24T12:30:00Z', '1:30 PM'],
])('%s reads %s in Dublin', (moment, label) => expect(timeLabel(Date.parse(moment), 'Europe/Dublin')).toBe(label));

test('a day reads in full', () => expect(dayLabel('2026-11-24')).toBe('Tuesday 24 November 2026'));
