import type { BookingRow } from '../../booking/table.ts';
import type { Context } from '../../platform/context.ts';
import { callHosts } from '../../team/hosts.ts';
import { CalendarError } from '../errors.ts';
import { callsCalendar } from '../feed.ts';
import { type AccountCalendar, sessionOf, withReadableErrors } from './account.ts';
import type { AccountContext } from './session.ts';

const urlOf = ({ url }: Pick<AccountCalendar, 'url'>, { id }: Pick<BookingRow, 'id'>) =>
  new URL(`${id}.ics`, url.endsWith('/') ? url : `${url}/`).href;
const isDone = (status: number) => status >= 200 && status < 300;

/** Writes a call into a calendar, over what may be there. @throws CalendarError */
export function writeEntry(
  context: AccountContext & Pick<Context, 'database'>,
  calendar: AccountCalendar,
  booking: BookingRow,
): Promise<void> {
  return withReadableErrors(async () => {
    // RFC 4791, section 4.1: an entry has no METHOD.
    const body = callsCalendar([booking], await callHosts(context), context.settings, null);
    const request = { method: 'PUT', body, contentType: 'text/calendar; charset=utf-8' } as const;
    const status = await sessionOf(context, calendar).send(urlOf(calendar, booking), request);
    if (!isDone(status)) throw new CalendarError(`The call couldn’t be written into the calendar (HTTP ${status}).`);
  });
}

/** Takes a call out of a calendar, if it is there. @throws CalendarError */
export function removeEntry(context: AccountContext, calendar: AccountCalendar, booking: BookingRow): Promise<void> {
  return withReadableErrors(async () => {
    const status = await sessionOf(context, calendar).send(urlOf(calendar, booking), { method: 'DELETE' });
    if (isDone(status) || status === 404 || status === 410) return;
    throw new CalendarError(`The call couldn’t be taken out of the calendar (HTTP ${status}).`);
  });
}
