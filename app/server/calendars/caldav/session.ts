import type { IncomingMessage } from 'node:http';
import { getDomain } from 'tldts';
import { type AddressContext, readTarget } from '../../platform/http/safeAddress.ts';
import { CalendarError } from '../errors.ts';
import { readMultistatus } from '../inThread.ts';
import { bytesOf, request, timeoutSignal } from '../requests.ts';
import type { DavResponse } from './multistatus.ts';

/** A login to an account. */
export interface Login {
  username: string;
  password: string;
}

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
  const signal = timeoutSignal();
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  function checked(url: URL): URL {
    if (maySendLogin(home, url)) return url;
    throw new CalendarError(
      `${home.host} leads to ${url.origin}, where your password isn’t sent. Enter the address of that server if it is yours.`,
    );
  }

  async function answerTo(address: string, davRequest: DavRequest): Promise<{ url: URL; answer: IncomingMessage }> {
    const { method, body, contentType = 'application/xml; charset=utf-8', depth } = davRequest;
    const headers = { authorization, ...(depth && { depth }), ...(body && { 'content-type': contentType }) };
    const call = { method, signal, headers, ...(body && { body }) };
    const { url, answer } = await request(context, checked(readTarget(context, address)), call, (location) =>
      // The address is checked for http where it is sent, so that the error says where it leads.
      checked(readTarget(context, location, true)),
    );
    const { statusCode: status } = answer;
    if (status !== 401 && status !== 403) return { url, answer };
    answer.destroy();
    throw new CalendarError(`${refused} (HTTP ${status}).`);
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
