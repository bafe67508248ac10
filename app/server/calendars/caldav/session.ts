import type { IncomingMessage } from 'node:http';
import { getDomain } from 'tldts';
import { callAddress } from '../../platform/http/callAddress.ts';
import { type AddressContext, readTarget } from '../../platform/http/safeAddress.ts';
import { CalendarError } from '../errors.ts';
import { readMultistatus } from '../inThread.ts';
import { bytesOf, maxRedirects } from '../readCalendar.ts';
import type { DavResponse } from './multistatus.ts';

/** A login to an account. */
export interface Login {
  username: string;
  password: string;
}

/** How long all requests for one task may take, in milliseconds. */
const timeout = 30_000;
const refused = 'The user name or the app password isn’t accepted';

export interface DavRequest {
  method: 'PROPFIND' | 'REPORT' | 'PUT' | 'DELETE';
  body?: string;
  contentType?: string;
  depth?: '0' | '1';
}

/** The requests of one task to an account (CalDAV, RFC 4791). */
export interface Session {
  /** @returns the status @throws CalendarError when the login is refused, or would go elsewhere */
  send: (url: string, request: DavRequest) => Promise<number>;
  /** PROPFIND and REPORT. @returns where the answer came from, and all of it @throws CalendarError when it isn't whole */
  ask: (url: string, request: DavRequest) => Promise<{ url: string; responses: DavResponse[] }>;
}

/** Whether a login for one address may be sent to another: to the same server, or encrypted to its site, as iCloud needs. */
export function maySendLogin(from: URL, to: URL): boolean {
  const siteOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true });
  return from.origin === to.origin || (to.protocol === 'https:' && siteOf(to) !== null && siteOf(from) === siteOf(to));
}

/**
 * Logs in to the account of an address. Addresses in private networks are refused, after redirects too, and so is http, except
 * where private networks are allowed.
 * @throws UnsafeAddressError
 */
export function sessionAt(context: AddressContext, address: string, { username, password }: Login): Session {
  const home = readTarget(context, address.trim());
  const signal = AbortSignal.timeout(timeout);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  async function answerTo(address: string, request: DavRequest): Promise<{ url: URL; answer: IncomingMessage }> {
    let url = readTarget(context, address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!maySendLogin(home, url)) {
        throw new CalendarError(
          `${home.host} leads to ${url.origin}, where your password isn’t sent. Enter the address of that server if it is yours.`,
        );
      }
      const answer = await call(context, url, { ...request, authorization, signal });
      const { statusCode: status = 0, headers } = answer;
      if (status < 300 || status >= 400 || headers.location === undefined) {
        if (status !== 401 && status !== 403) return { url, answer };
        answer.destroy();
        throw new CalendarError(`${refused} (HTTP ${status}).`);
      }
      answer.destroy();
      // The address is checked for http where it is sent, so that the error says where it leads.
      url = readTarget(context, new URL(headers.location, url).href, true);
    }
    throw new CalendarError('The address leads from one to the next without an end.');
  }

  return {
    async send(url, request) {
      const { answer } = await answerTo(url, request);
      answer.destroy();
      return answer.statusCode ?? 0;
    },
    async ask(address, request) {
      const { url, answer } = await answerTo(address, request);
      const { statusCode: status = 0 } = answer;
      if (status !== 207) {
        answer.destroy();
        throw new CalendarError(`There is no calendar at this address (HTTP ${status}).`);
      }
      const text = new TextDecoder().decode(await bytesOf(answer));
      return { url: url.href, responses: await readMultistatus(text) };
    },
  };
}

function call(
  context: AddressContext,
  url: URL,
  request: DavRequest & { authorization: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { method, body, contentType = 'application/xml; charset=utf-8', depth, authorization, signal } = request;
  return callAddress(context, url, {
    method,
    signal,
    ...(body && { body }),
    headers: {
      authorization,
      'accept-encoding': 'identity',
      'user-agent': 'agency-site-calendars',
      ...(depth && { depth }),
      ...(body && { 'content-type': contentType }),
    },
  });
}
