import { expect, test } from 'vitest';
import { managedBookingSchema } from '../domain/contract/booking.ts';
import { managedBooking as booking } from '../mocks/meeting.ts';
import { parseManaged } from './meeting.ts';

test.each([
  ['as it is', {}],
  ['with a link to the meeting', { meetingUrl: 'https://meet.example/b1' }],
  ['cancelled', { status: 'cancelled', changeable: false, joinable: false }],
])('parses a booking %s like the schema does', (_name, change) => {
  const answer = { ...booking, ...change };
  expect(parseManaged({ ...answer, more: 1 })).toEqual(answer);
  expect(managedBookingSchema.parse(answer)).toEqual(answer);
});

test.each<[string, unknown]>([
  ...Object.keys(booking).map((name): [string, unknown] => [`without ${name}`, { ...booking, [name]: undefined }]),
  ['with another status', { ...booking, status: 'lost' }],
  ['with a link that is none', { ...booking, meetingUrl: 7 }],
  ['that is text', 'booked'],
  ['that is nothing', undefined],
])('rejects an answer %s like the schema does', (_name, answer) => {
  expect(parseManaged(answer)).toBeNull();
  expect(managedBookingSchema.safeParse(answer).success).toBe(false);
});

test('rejects an invalid date', () => expect(parseManaged({ ...booking, date: 'soon' })).toBeNull());
