import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../settings/addresses.ts';
import type { Settings } from '../settings/settings.ts';

/** For answers other than pages: they load nothing and can't be framed. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that no page uses, so that injected code can't use them either. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': [...unused.map((feature) => `${feature}=()`), 'payment=(self "https://js.stripe.com")'].join(
      ', ',
    ),
    ...(isHttps(settings) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Security headers for answers other than pages. */
export function headersOfData(settings: Settings): Readonly<Record<string, string>> {
  return { ...securityHeaders(settings), 'content-security-policy': policyOfData, 'cache-control': 'no-store' };
}

/** Adds them to an answer that no hook runs for. */
export function withDataHeaders({ id }: FastifyRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  return reply.headers({ ...headersOfData(settings), 'x-request-id': id });
}

/** Adds security headers to every answer. A page sets its own Content-Security-Policy. */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const always = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, 'x-request-id': request.id });
    if (isSecretUrl(request.url)) reply.header('referrer-policy', 'no-referrer');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOfData);
    return payload;
  });
}

/** Pages whose last part gives access to a booking, an order, a quote, an offer or a subscription; and the desk, with its searches. */
const paths =
  /^\/((booking\/(manage|plain)|quote|offer|balance|preview|newsletter\/(confirm|unsubscribe)|demo-checkout)\/.|desk(\/|$))/i;

/** Parameters that give access, or that name a person. */
const parameters = ['token', 'paid', 'session_id', 'order', 'name', 'email'];

/**
 * Whether a page's URL is nobody else's business: it loads no tags, and no other page learns it as its referrer, not even of
 * this site.
 * @param url without its origin
 */
export function isSecretUrl(url: string): boolean {
  const [path = '', ...query] = url.split('?');
  const given = new URLSearchParams(query.join('?'));
  return paths.test(path) || parameters.some((name) => given.has(name));
}
