import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type Settings } from '../settings.ts';

/** An answer that is no page loads nothing and is shown nowhere. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/** What no page of ours uses, so that nothing which gets onto one may use it either. */
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

/** Headers that make a browser strict. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
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

/** The same for an answer that is written to a connection before there is a request to speak of. */
export function headersOfData(settings: Settings): Readonly<Record<string, string>> {
  return { ...securityHeaders(settings), 'content-security-policy': policyOfData, 'cache-control': 'no-store' };
}

/** Puts them on an answer to a request that no hook has seen. */
export function withDataHeaders({ id }: FastifyRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  return reply.headers({ ...headersOfData(settings), 'x-request-id': id });
}

/** Puts them on every answer. A page brings its own Content-Security-Policy. */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const always = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, 'x-request-id': request.id });
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOfData);
    return payload;
  });
}
