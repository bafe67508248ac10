import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Call, callAddress } from '../platform/http/callAddress.ts';
import { limited, TooLongError } from '../platform/http/limitedBody.ts';
import { type AddressContext, UnsafeAddressError } from '../platform/http/safeAddress.ts';
import { CalendarError } from './errors.ts';

/** How long all requests for one task may take, redirects included, in milliseconds: less than the desk waits for it. */
const timeout = 15_000;
const maxRedirects = 3;
/** A calendar of years has a few hundred kilobytes. */
export const maxBytes = 5 * 1024 * 1024;

/** Aborts the requests of a task that take too long. */
export const timeoutSignal = (): AbortSignal => AbortSignal.timeout(timeout);

/**
 * Calls the server of a calendar, and follows its redirects.
 * @param redirect the address that a redirect leads to, if it may be called
 * @returns what it answered, and from where
 * @throws CalendarError
 */
export async function request(
  context: AddressContext,
  first: URL,
  call: Call,
  redirect: (location: string, from: URL) => URL,
): Promise<{ url: URL; answer: IncomingMessage }> {
  const headers = { ...call.headers, 'accept-encoding': 'identity', 'user-agent': 'agency-site-calendars' };
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await callAddress(context, url, { ...call, headers });
    const { statusCode: status = 0 } = answer;
    const { location } = answer.headers;
    if (status < 300 || status >= 400 || status === 304 || location === undefined) return { url, answer };
    answer.destroy();
    url = redirect(new URL(location, url).href, url);
  }
  throw new CalendarError('The address leads from one to the next without an end.');
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

/** Runs requests, and turns their errors into messages for the team. @throws CalendarError */
export async function withReadableErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof CalendarError ? cause : new CalendarError(describeError(cause), { cause });
  }
}

const notFound = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

/** Why a server can't be reached, in words for the team. */
function describeError(error: unknown): string {
  if (error instanceof UnsafeAddressError) return error.message;
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return `No answer in ${timeout / 1000} seconds.`;
  if (notFound.has(String(code))) return 'The host of this address can’t be found.';
  return 'The calendar’s server can’t be reached.';
}
