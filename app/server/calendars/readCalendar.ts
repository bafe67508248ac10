import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from '../platform/context.ts';
import { callAddress } from '../platform/http/callAddress.ts';
import { limited, TooLongError } from '../platform/http/limitedBody.ts';
import { type AddressContext, readTarget, UnsafeAddressError } from '../platform/http/safeAddress.ts';
import { CalendarError } from './errors.ts';
import type { CalendarText } from './ical/busyTimesIn.ts';

/** How long a calendar may take, redirects included, in milliseconds. */
const timeout = 20_000;
export const maxRedirects = 3;
/** A calendar of years has a few hundred kilobytes. */
export const maxBytes = 5 * 1024 * 1024;

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
  const signal = AbortSignal.timeout(timeout);
  try {
    let url = calendarTarget(context, address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await get(context, url, known, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status === 304) {
        answer.destroy();
        return null;
      }
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        answer.destroy();
        const next = calendarTarget(context, new URL(headers.location, url).href);
        // The address is the key to the calendar.
        if (url.protocol === 'https:' && next.protocol === 'http:')
          throw new CalendarError('The address leads from https to http.');
        url = next;
      } else if (status === 200) {
        const bytes = await bytesOf(answer);
        const [, charset = null] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
        // Google's addresses have the account in them.
        const addresses = decodeURIComponent(url.pathname)
          .split('/')
          .filter((part) => part.includes('@'));
        const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
        return { texts: [{ bytes, charset }], addresses, ...version };
      } else {
        answer.destroy();
        throw new CalendarError(describeStatus(status));
      }
    }
    throw new CalendarError('The address leads from one to the next without an end.');
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError(describeError(error), { cause: error });
  }
}

function get(
  context: AddressContext,
  url: URL,
  { etag, lastModified }: CalendarVersion,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return callAddress(context, url, {
    signal,
    headers: {
      accept: 'text/calendar, */*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'agency-site-calendars',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
  });
}

const unzip = promisify(gunzip);

/** The bytes of an answer, unpacked where its server packs it unasked. @throws CalendarError when they are too many */
export async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    const bytes = await buffer(limited(answer, maxBytes));
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzip(bytes, { maxOutputLength: maxBytes }) : bytes;
  } catch (error) {
    const isTooLarge = error instanceof TooLongError || Object(error).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new CalendarError('The calendar is larger than 5 MB.') : error;
  }
}

function describeStatus(status: number): string {
  if (status === 404 || status === 410) return `There is no calendar at this address (HTTP ${status}).`;
  if (status === 401 || status === 403) return `The calendar isn’t shared by this address (HTTP ${status}).`;
  return `The calendar’s server answered HTTP ${status}.`;
}

const notFound = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

/** Why a server can't be reached, in words for the team. */
export function describeError(error: unknown): string {
  if (error instanceof UnsafeAddressError) return error.message;
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return `No answer in ${timeout / 1000} seconds.`;
  if (notFound.has(String(code))) return 'The host of this address can’t be found.';
  return 'The calendar’s server can’t be reached.';
}
