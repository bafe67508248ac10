import { createAccount, fetchCalendarObjects, fetchCalendars, propfind } from 'tsdav';
import type { Span } from '../../../src/domain/booking/slots.ts';
import type { Context } from '../../context.ts';
import { decrypt, encrypt } from '../../crypto/encrypted.ts';
import type { CalendarRow } from '../../db/tables/calendars.ts';
import { CalendarError } from '../errors.ts';
import { calendarTarget, describeError, type ReadCalendar } from '../readCalendar.ts';
import { guardedFetch } from './guardedFetch.ts';

/** How long all requests for one task may take, in milliseconds. */
const timeout = 30_000;
const purpose = 'calendar-password';

/** A login to an account. */
export interface Login {
  username: string;
  password: string;
}

/** A calendar of an account. */
export interface FoundCalendar {
  url: string;
  name: string;
}

/** What it takes to call an account. */
export type AccountContext = Pick<Context, 'settings' | 'resolveHost'>;
/** A calendar of an account, as it is stored. */
export type AccountCalendar = Pick<CalendarRow, 'url' | 'username' | 'password'>;

/** The password of an account, as it is stored. */
export const storedPassword = (password: string, { settings }: Pick<Context, 'settings'>) =>
  encrypt(purpose, password, settings.secret);

/** How to call an account. */
function callWith(context: AccountContext, { username, password }: Login) {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return {
    headers: { authorization: `Basic ${credentials}` },
    fetch: guardedFetch(context, AbortSignal.timeout(timeout)),
  };
}

function loginOf({ settings }: AccountContext, { username, password }: AccountCalendar): Login {
  const known = password === null ? null : decrypt(purpose, password, settings.secret);
  if (username === null || known === null) {
    throw new CalendarError('Its password can’t be read any more. Remove the calendar, and add it again.');
  }
  return { username, password: known };
}

/** How to call the account of a calendar. @throws CalendarError when its password can't be read */
export const callOf = (context: AccountContext, calendar: AccountCalendar) =>
  callWith(context, loginOf(context, calendar));

/** Runs a request to an account, and turns its errors into messages for the team. @throws CalendarError */
export async function withReadableErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof CalendarError ? cause : new CalendarError(describeError(cause), { cause });
  }
}

/** Finds the calendars of an account from the address of its server. @throws CalendarError */
export function calendarsOf(context: AccountContext, address: string, login: Login): Promise<FoundCalendar[]> {
  return withReadableErrors(async () => {
    const serverUrl = calendarTarget(context, address).href;
    const call = callWith(context, login);
    const account = await createAccount({ account: { serverUrl, accountType: 'caldav' }, ...call });
    const calendars = await fetchCalendars({ account, ...call });
    return calendars
      .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
      .map(({ url, displayName }) => ({ url, name: nameOf(displayName, url) }));
  });
}

function nameOf(displayName: unknown, url: string): string {
  const name = typeof displayName === 'string' ? displayName.trim() : '';
  return (name === '' ? (url.split('/').findLast((part) => part !== '') ?? '') : name).slice(0, 100);
}

/**
 * Reads the events of an account's calendar in a span.
 * @param known the tag of the version that was read before
 * @returns null when nothing has changed since @throws CalendarError
 */
export function readAccountCalendar(
  context: AccountContext,
  calendar: AccountCalendar,
  { start, end }: Span,
  known: string | null,
): Promise<ReadCalendar | null> {
  return withReadableErrors(async () => {
    const call = callOf(context, calendar);
    const { url } = calendar;
    const etag = await tagOf(url, call);
    if (etag !== null && etag === known) return null;
    const objects = await fetchCalendarObjects({
      calendar: { url },
      timeRange: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
      urlFilter: () => true,
      ...call,
    });
    const texts = objects.flatMap(({ data }) => (typeof data === 'string' && data.trim() !== '' ? [data.trim()] : []));
    return { text: texts.length === 0 ? empty : texts.join('\r\n'), etag, lastModified: null };
  });
}

const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR';

/** The tag that changes with every event of a calendar; null where a server has none. */
async function tagOf(url: string, call: ReturnType<typeof callWith>): Promise<string | null> {
  const [answer] = await propfind({ url, props: { 'cs:getctag': {}, 'd:resourcetype': {} }, depth: '0', ...call });
  if (!answer?.ok) {
    throw new CalendarError(`There is no calendar at this address (HTTP ${answer?.status ?? 0}).`);
  }
  const tag: unknown = answer.props?.getctag;
  return typeof tag === 'string' || typeof tag === 'number' ? String(tag) : null;
}
