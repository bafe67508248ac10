import { type Login, storedPassword } from '../../calendars/caldav/account.ts';
import { type CalendarSource, readBusyTimes } from '../../calendars/calendars.ts';
import { CalendarError } from '../../calendars/errors.ts';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';

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

/** Where a new calendar is read, with the password as it is stored. */
export function sourceOf(context: Context, { url, login }: { url: string; login?: Login | undefined }): CalendarSource {
  if (!login) return { url, username: null, password: null };
  return { url, username: login.username, password: storedPassword(login.password, context) };
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
