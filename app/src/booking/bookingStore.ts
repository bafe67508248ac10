import { paths } from '../content/links/paths.ts';
import { type BookingAnswers, bookingFlow } from '../domain/booking/bookingFlow.ts';
import { isDay } from '../domain/booking/day.ts';
import { lastBookableDay, todayIn } from '../domain/booking/slots.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { limits } from '../domain/contract/limits.ts';
import { begin } from '../domain/wizard/flow.ts';
import { byQuery } from '../domain/wizard/stepAddress.ts';
import { shorten } from '../domain/words.ts';
import { wizardStore } from '../wizards/kit/wizardStore.ts';

/** The visitor's booking, in memory only. */
export const bookingStore = wizardStore({
  flow: bookingFlow,
  record: { key: 'booking', parse: () => begin(bookingFlow), format: () => undefined, typed: {} },
});

/** Whether a day is within the horizon that the page was built with. The current one is only known once the times are loaded. */
const isOfferedDay = (day: string, now: Date) =>
  isDay(day) && todayIn(opening, now) <= day && day <= lastBookableDay(opening, now);

/** The answers in the query parameters of the booking page: `?date=2026-11-24&name=Ann&email=ann@example.ie`. */
export function answersInLink(parameters: URLSearchParams, now: Date): Partial<BookingAnswers> {
  const day = parameters.get('date') ?? '';
  const name = shorten(parameters.get('name')?.trim() ?? '', limits.name);
  const email = shorten(parameters.get('email')?.trim() ?? '', limits.email);
  return {
    ...(isOfferedDay(day, now) ? { day, slot: null } : {}),
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
  };
}

/** The booking as a wizard: its steps, URLs, and the answers in a link. */
export const bookingWizard = {
  flow: bookingFlow,
  address: byQuery(paths.booking),
  fromLink: (parameters: URLSearchParams) => answersInLink(parameters, new Date()),
};
