import { deleteCalendarObject, updateCalendarObject } from 'tsdav';
import { callsCalendar } from '../../booking/feed.ts';
import { callHosts } from '../../booking/hosts.ts';
import type { Context } from '../../context.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { CalendarError } from '../errors.ts';
import { type AccountCalendar, type AccountContext, callOf, withReadableErrors } from './account.ts';

const urlOf = ({ url }: Pick<AccountCalendar, 'url'>, { id }: Pick<BookingRow, 'id'>) =>
  new URL(`${id}.ics`, url.endsWith('/') ? url : `${url}/`).href;

/** Writes a call into a calendar, over what may be there. @throws CalendarError */
export function writeEntry(
  context: AccountContext & Pick<Context, 'database'>,
  calendar: AccountCalendar,
  booking: BookingRow,
): Promise<void> {
  return withReadableErrors(async () => {
    // RFC 4791, section 4.1: an entry has no METHOD.
    const data = callsCalendar([booking], await callHosts(context), context.settings, null);
    const calendarObject = { url: urlOf(calendar, booking), data };
    const { ok, status } = await updateCalendarObject({ calendarObject, ...callOf(context, calendar) });
    if (!ok) throw new CalendarError(`The call couldn’t be written into the calendar (HTTP ${status}).`);
  });
}

/** Takes a call out of a calendar, if it is there. @throws CalendarError */
export function removeEntry(context: AccountContext, calendar: AccountCalendar, booking: BookingRow): Promise<void> {
  return withReadableErrors(async () => {
    const calendarObject = { url: urlOf(calendar, booking) };
    const { ok, status } = await deleteCalendarObject({ calendarObject, ...callOf(context, calendar) });
    if (ok || status === 404 || status === 410) return;
    throw new CalendarError(`The call couldn’t be taken out of the calendar (HTTP ${status}).`);
  });
}
