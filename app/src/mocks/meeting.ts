import { HttpResponse, http } from 'msw/http';
import { daysFrom } from '../domain/booking/day.ts';
import { timeLabel } from '../domain/booking/labels.ts';
import { offeredSlots } from '../domain/booking/slots.ts';
import { opening } from '../domain/catalogue/opening.ts';
import type {
  BookingAnswer,
  BookingChange,
  BookingRequest,
  ManagedBooking,
  SlotAnswer,
} from '../domain/contract/booking.ts';

/** The times of a day without bookings. */
function freeSlots(day: string): SlotAnswer[] {
  return offeredSlots(opening, day, new Date()).map(({ start }) => ({
    iso: new Date(start).toISOString(),
    time: timeLabel(start, opening.timeZone),
    available: true,
    booked: false,
  }));
}

const booking: ManagedBooking = {
  id: 'booking-1',
  date: '2026-11-24T09:30:00.000Z',
  duration: 30,
  name: 'Ann Byrne',
  email: 'a•••@example.ie',
  status: 'booked',
  changeable: true,
  meetingUrl: null,
  forAgency: false,
};

/** Mocks of the booking API in which every call succeeds. */
export const meetingHandlers = [
  http.get('/api/meeting/available-slots', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [date, from = '', to = ''] = ['date', 'from', 'to'].map((name) => query.get(name) ?? undefined);
    return date === undefined
      ? HttpResponse.json(Object.fromEntries(daysFrom(from, to).map((day) => [day, freeSlots(day)])))
      : HttpResponse.json(freeSlots(date));
  }),
  http.post('/api/meeting/hold', () => HttpResponse.json({ heldUntil: null })),
  http.post('/api/meeting/book-meeting', async ({ request }) => {
    const { date } = (await request.json()) as BookingRequest;
    const manageUrl = new URL('/booking/manage/booking-1.signed', location.href).href;
    return HttpResponse.json<BookingAnswer>({ id: booking.id, date, manageUrl }, { status: 201 });
  }),
  http.get('/api/meeting/manage/:token', () => HttpResponse.json(booking)),
  http.post('/api/meeting/manage/:token', async ({ request }) => {
    const change = (await request.json()) as BookingChange;
    return HttpResponse.json<ManagedBooking>(
      change.action === 'move'
        ? { ...booking, date: change.date }
        : { ...booking, status: 'cancelled', changeable: false, meetingUrl: null },
    );
  }),
];
