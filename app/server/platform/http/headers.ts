import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type Settings } from '../settings/settings.ts';
import { isSecretUrl } from './secretUrl.ts';

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

/** Security headers of every answer. */
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
