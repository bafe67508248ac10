import { daysFrom } from '../domain/booking/day.ts';
import { timeLabel } from '../domain/booking/labels.ts';
import { offeredSlots } from '../domain/booking/slots.ts';
import { opening } from '../domain/catalogue/opening.ts';
import type { ManagedBooking, SlotAnswer } from '../domain/contract/booking.ts';
import {
  bookMeetingEndpoint,
  changeManagedBookingEndpoint,
  getManagedBookingEndpoint,
  holdSlotEndpoint,
  listSlotsEndpoint,
} from '../domain/contract/visitors.ts';
import { mock } from './mock.ts';

/** The times of a day without bookings. */
function freeSlots(day: string): SlotAnswer[] {
  return offeredSlots(opening, day, new Date()).map(({ start }) => ({
    iso: new Date(start).toISOString(),
    time: timeLabel(start, opening.timeZone),
    available: true,
    booked: false,
  }));
}

/** A booking as its page gets it. */
export const managedBooking: ManagedBooking = {
  id: 'booking-1',
  date: '2026-11-24T09:30:00.000Z',
  duration: 30,
  name: 'Ann Byrne',
  email: 'a…@example.ie',
  status: 'booked',
  changeable: true,
  joinable: true,
  meetingUrl: null,
  forAgency: false,
};

/** Mocks of the booking API in which every call succeeds. */
export const meetingHandlers = [
  mock(listSlotsEndpoint)((_body, query) => {
    const [date, from = '', to = ''] = ['date', 'from', 'to'].map((name) => query.get(name) ?? undefined);
    return date === undefined
      ? Object.fromEntries(daysFrom(from, to).map((day) => [day, freeSlots(day)]))
      : freeSlots(date);
  }),
  mock(holdSlotEndpoint)(() => ({ heldUntil: null })),
  mock(bookMeetingEndpoint)(({ date }) => {
    const manageUrl = new URL('/booking/manage/booking-1.signed', location.href).href;
    return { id: managedBooking.id, date, manageUrl };
  }),
  mock(getManagedBookingEndpoint)(() => managedBooking),
  mock(changeManagedBookingEndpoint)((change) =>
    change.action === 'move'
      ? { ...managedBooking, date: change.date }
      : { ...managedBooking, status: 'cancelled', changeable: false, joinable: false, meetingUrl: null },
  ),
];
