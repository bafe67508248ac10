import type { Context } from '../platform/context.ts';
import { type AddressContext, readTarget } from '../platform/http/safeAddress.ts';
import { CalendarError } from './errors.ts';
import type { CalendarText } from './ical/busyTimesIn.ts';
import { bytesOf, request, timeoutSignal, withReadableErrors } from './requests.ts';

/** What the server said of the version that it sent: sent back, to be told when nothing has changed. */
export interface CalendarVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface ReadCalendar extends CalendarVersion {
  texts: CalendarText[];
  /** The owner's e-mail addresses, as far as the server or the calendar's address says them. */
  addresses: string[];
}

/** The address of a calendar, as it is called: `webcal:` is https. @throws UnsafeAddressError */
export function calendarTarget(context: Pick<Context, 'settings'>, address: string): URL {
  return readTarget(context, address.trim().replace(/^webcals?:/i, 'https:'), true);
}

/**
 * Reads a calendar from its address. Addresses in private networks are refused, as for webhooks, after redirects too.
 * @param known the version that was read before
 * @returns null when nothing has changed since
 * @throws CalendarError
 */
export async function readCalendar(
  context: AddressContext,
  address: string,
  known: CalendarVersion = { etag: null, lastModified: null },
): Promise<ReadCalendar | null> {
  return withReadableErrors(async () => {
    const { etag, lastModified } = known;
    const headers = {
      accept: 'text/calendar, */*;q=0.5',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    const call = { signal: timeoutSignal(), headers };
    const { url, answer } = await request(context, calendarTarget(context, address), call, (location, from) => {
      const next = calendarTarget(context, location);
      // The address is the key to the calendar.
      if (from.protocol === 'https:' && next.protocol === 'http:')
        throw new CalendarError('The address leads from https to http.');
      return next;
    });
    const { statusCode: status = 0 } = answer;
    if (status !== 200) {
      answer.destroy();
      if (status === 304) return null;
      throw new CalendarError(describeStatus(status));
    }
    const bytes = await bytesOf(answer);
    const [, charset = null] = /charset="?([\w-]+)/i.exec(answer.headers['content-type'] ?? '') ?? [];
    // Google's addresses have the account in them.
    const addresses = url.pathname
      .split('/')
      .map(decodedPart)
      .filter((part) => part.includes('@'));
    const version = { etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null };
    return { texts: [{ bytes, charset }], addresses, ...version };
  });
}

/** A part of an address with its escapes decoded; as it is where it isn’t escaped correctly. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function describeStatus(status: number): string {
  if (status === 404 || status === 410) return `There is no calendar at this address (HTTP ${status}).`;
  if (status === 401 || status === 403) return `The calendar isn’t shared by this address (HTTP ${status}).`;
  return `The calendar’s server answered HTTP ${status}.`;
}
