import type { SlotTime, SlotTimesOptions } from './slotTimes';

/** ISO timestamps, and how a calendar must show them. */
export interface ClockVector extends Pick<SlotTimesOptions, 'timeZone' | 'visitorTimeZone'> {
  name: string;
  times: readonly SlotTime[];
}

const timeZone = 'Europe/Dublin';

/**
 * Test vectors: the days on which calendars go wrong. Test with them whatever shows or stores bookings for a zone with
 * clock changes, in any time zone of the machine.
 */
export const clockVectors: readonly ClockVector[] = [
  {
    name: 'the day before the clocks go back',
    timeZone,
    times: [
      { value: '2026-10-23T23:00:00Z', day: '2026-10-24', label: '12:00 AM' },
      { value: '2026-10-24T00:30:00Z', day: '2026-10-24', label: '1:30 AM' },
      { value: '2026-10-24T08:30:00Z', day: '2026-10-24', label: '9:30 AM' },
      { value: '2026-10-24T22:30:00Z', day: '2026-10-24', label: '11:30 PM' },
    ],
  },
  {
    name: 'the clocks go back: one hour happens twice',
    timeZone,
    times: [
      { value: '2026-10-24T23:00:00Z', day: '2026-10-25', label: '12:00 AM' },
      { value: '2026-10-24T23:30:00Z', day: '2026-10-25', label: '12:30 AM' },
      { value: '2026-10-25T00:00:00Z', day: '2026-10-25', label: '1:00 AM', suffix: 'GMT+1' },
      { value: '2026-10-25T00:30:00Z', day: '2026-10-25', label: '1:30 AM', suffix: 'GMT+1' },
      { value: '2026-10-25T01:00:00Z', day: '2026-10-25', label: '1:00 AM', suffix: 'GMT' },
      { value: '2026-10-25T01:30:00Z', day: '2026-10-25', label: '1:30 AM', suffix: 'GMT' },
      { value: '2026-10-25T02:00:00Z', day: '2026-10-25', label: '2:00 AM' },
      { value: '2026-10-25T09:30:00Z', day: '2026-10-25', label: '9:30 AM' },
      { value: '2026-10-25T23:30:00Z', day: '2026-10-25', label: '11:30 PM' },
    ],
  },
  {
    name: 'the clocks go back: a time on offer once needs no zone',
    timeZone,
    times: [
      { value: '2026-10-25T00:30:00Z', day: '2026-10-25', label: '1:30 AM' },
      { value: '2026-10-25T02:30:00Z', day: '2026-10-25', label: '2:30 AM' },
    ],
  },
  {
    name: 'the day after the clocks went back',
    timeZone,
    times: [
      { value: '2026-10-26T00:00:00Z', day: '2026-10-26', label: '12:00 AM' },
      { value: '2026-10-26T01:30:00Z', day: '2026-10-26', label: '1:30 AM' },
      { value: '2026-10-26T09:30:00Z', day: '2026-10-26', label: '9:30 AM' },
    ],
  },
  {
    name: 'the day before the clocks go forward',
    timeZone,
    times: [
      { value: '2027-03-27T00:00:00Z', day: '2027-03-27', label: '12:00 AM' },
      { value: '2027-03-27T01:30:00Z', day: '2027-03-27', label: '1:30 AM' },
      { value: '2027-03-27T23:30:00Z', day: '2027-03-27', label: '11:30 PM' },
    ],
  },
  {
    name: 'the clocks go forward: one hour never happens',
    timeZone,
    times: [
      { value: '2027-03-28T00:00:00Z', day: '2027-03-28', label: '12:00 AM' },
      { value: '2027-03-28T00:30:00Z', day: '2027-03-28', label: '12:30 AM' },
      { value: '2027-03-28T01:00:00Z', day: '2027-03-28', label: '2:00 AM' },
      { value: '2027-03-28T01:30:00Z', day: '2027-03-28', label: '2:30 AM' },
      { value: '2027-03-28T08:30:00Z', day: '2027-03-28', label: '9:30 AM' },
      { value: '2027-03-28T22:30:00Z', day: '2027-03-28', label: '11:30 PM' },
    ],
  },
  {
    name: 'the day after the clocks went forward',
    timeZone,
    times: [
      { value: '2027-03-28T23:00:00Z', day: '2027-03-29', label: '12:00 AM' },
      { value: '2027-03-29T00:30:00Z', day: '2027-03-29', label: '1:30 AM' },
      { value: '2027-03-29T08:30:00Z', day: '2027-03-29', label: '9:30 AM' },
    ],
  },
  {
    name: 'noon and midnight in winter',
    timeZone,
    times: [
      { value: '2026-11-24T00:00:00Z', day: '2026-11-24', label: '12:00 AM' },
      { value: '2026-11-24T00:30:00Z', day: '2026-11-24', label: '12:30 AM' },
      { value: '2026-11-24T11:30:00Z', day: '2026-11-24', label: '11:30 AM' },
      { value: '2026-11-24T12:00:00Z', day: '2026-11-24', label: '12:00 PM' },
      { value: '2026-11-24T12:30:00Z', day: '2026-11-24', label: '12:30 PM' },
      { value: '2026-11-24T13:00:00Z', day: '2026-11-24', label: '1:00 PM' },
    ],
  },
  {
    name: 'noon and midnight in summer, when the day begins an hour before that of UTC',
    timeZone,
    times: [
      { value: '2026-06-30T22:59:00Z', day: '2026-06-30', label: '11:59 PM' },
      { value: '2026-06-30T23:00:00Z', day: '2026-07-01', label: '12:00 AM' },
      { value: '2026-07-01T11:00:00Z', day: '2026-07-01', label: '12:00 PM' },
    ],
  },
  {
    name: 'one moment written with three offsets',
    timeZone,
    times: [
      { value: '2026-11-24T09:30:00Z', day: '2026-11-24', label: '9:30 AM' },
      { value: '2026-11-24T10:30:00+01:00', day: '2026-11-24', label: '9:30 AM' },
      { value: '2026-11-23T22:30:00-11:00', day: '2026-11-24', label: '9:30 AM' },
    ],
  },
  {
    name: 'a visitor whose clocks show the same',
    timeZone,
    visitorTimeZone: 'Europe/London',
    times: [
      { value: '2026-07-01T08:30:00Z', day: '2026-07-01', label: '9:30 AM' },
      { value: '2026-11-24T09:30:00Z', day: '2026-11-24', label: '9:30 AM' },
    ],
  },
  {
    name: 'a visitor 13 hours ahead',
    timeZone,
    visitorTimeZone: 'Pacific/Auckland',
    times: [
      { value: '2026-11-24T09:30:00Z', day: '2026-11-24', label: '9:30 AM', note: '10:30 PM your time' },
      { value: '2026-11-24T11:00:00Z', day: '2026-11-24', label: '11:00 AM', note: 'Wed 12:00 AM your time' },
      { value: '2026-11-24T15:00:00Z', day: '2026-11-24', label: '3:00 PM', note: 'Wed 4:00 AM your time' },
    ],
  },
  {
    name: 'a visitor 14 hours ahead, at the end of the year',
    timeZone,
    visitorTimeZone: 'Pacific/Kiritimati',
    times: [
      { value: '2026-12-31T09:30:00Z', day: '2026-12-31', label: '9:30 AM', note: '11:30 PM your time' },
      { value: '2026-12-31T10:00:00Z', day: '2026-12-31', label: '10:00 AM', note: 'Fri 12:00 AM your time' },
    ],
  },
  {
    name: 'a visitor 11 hours behind',
    timeZone,
    visitorTimeZone: 'Pacific/Pago_Pago',
    times: [
      { value: '2026-11-24T09:30:00Z', day: '2026-11-24', label: '9:30 AM', note: 'Mon 10:30 PM your time' },
      { value: '2026-11-24T11:00:00Z', day: '2026-11-24', label: '11:00 AM', note: '12:00 AM your time' },
    ],
  },
  {
    name: 'a visitor half an hour off, on the night the clocks go back in Dublin alone',
    timeZone,
    visitorTimeZone: 'Asia/Kolkata',
    times: [
      {
        value: '2026-10-25T00:30:00Z',
        day: '2026-10-25',
        label: '1:30 AM',
        suffix: 'GMT+1',
        note: '6:00 AM your time',
      },
      { value: '2026-10-25T01:30:00Z', day: '2026-10-25', label: '1:30 AM', suffix: 'GMT', note: '7:00 AM your time' },
    ],
  },
];
