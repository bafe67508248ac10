import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Context } from '../../context.ts';
import { checkedLookup } from '../../webhooks/address.ts';
import { CalendarError } from '../errors.ts';
import { bodyOf, calendarTarget, maxRedirects } from '../readCalendar.ts';

const noBody = new Set([204, 205, 304]);
const refused = 'The user name or the app password isn’t accepted';

/**
 * `fetch` for CalDAV: like all that owners enter, addresses in private networks are refused, after redirects too. The login
 * isn't sent to another host. A refused login and a failed report throw, because the library takes them for empty answers.
 */
export function guardedFetch(
  context: Pick<Context, 'settings' | 'resolveHost'>,
  signal: AbortSignal,
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    let url = calendarTarget(context, input instanceof Request ? input.url : String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await send(context, url, { method: init.method ?? 'GET', body: init.body ?? '', headers }, signal);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status >= 300 && status < 400 && location !== undefined && init.redirect !== 'manual') {
        answer.destroy();
        const next = calendarTarget(context, new URL(location, url).href);
        if (next.host !== url.host) delete headers.authorization;
        url = next;
        continue;
      }
      return toResponse(answer, status, init.method);
    }
    throw new CalendarError('The address leads from one to the next without an end.');
  };
}

function send(
  context: Pick<Context, 'settings' | 'resolveHost'>,
  url: URL,
  { method, body, headers }: { method: string; body: BodyInit; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  const content = typeof body === 'string' ? body : '';
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method,
      agent: false,
      lookup: checkedLookup(context),
      signal,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        'user-agent': 'agency-site-calendars',
        ...(content === '' ? {} : { 'content-length': Buffer.byteLength(content) }),
      },
    });
    call.on('response', resolve);
    call.on('error', reject);
    call.end(content);
  });
}

async function toResponse(answer: IncomingMessage, status: number, method: string | undefined): Promise<Response> {
  const text = await bodyOf(answer);
  if (status === 401 || status === 403) throw new CalendarError(`${refused} (HTTP ${status}).`);
  if (method === 'REPORT' && status !== 207) {
    throw new CalendarError(`The calendar’s server answered HTTP ${status}.`);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, String(value));
  return new Response(noBody.has(status) ? null : text, { status, headers });
}
