import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { hostsIn } from '../../team/hosts.ts';
import { storedPassword } from '../caldav/account.ts';
import type { Login } from '../caldav/session.ts';
import { type CalendarSource, readBusyTimes } from '../calendars.ts';
import { CalendarError } from '../errors.ts';

/** Reads a calendar that isn't in the list yet. @throws HttpError */
export function readNew(context: Context, source: CalendarSource) {
  return readable(async () => {
    const read = await readBusyTimes(context, source);
    if (!read) throw new CalendarError('The calendar’s server answered HTTP 304.');
    return read;
  });
}

/** The server of a calendar's address, which may hold a secret. */
export const serverOf = ({ url }: { url: string }) => new URL(url).host;

interface NewSource {
  url: string;
  login?: Login | undefined;
  belongsTo?: string | undefined;
}

/** Where a new calendar is read, with the password as it is stored. */
export async function sourceOf(context: Context, request: NewSource): Promise<CalendarSource> {
  const { url, login, belongsTo } = request;
  const host = belongsTo ?? (await hostsIn(context.database))[0]?.id ?? '';
  const source = { url, host_id: host, counts_unanswered: 0 as const };
  if (!login) return { ...source, username: null, password: null };
  return { ...source, username: login.username, password: storedPassword(login.password, context) };
}

/** @throws HttpError when a calendar can't be read */
export async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    throw new HttpError(422, 'unreadable-calendar', `${error.message} Nothing was added.`, { cause: error });
  }
}
