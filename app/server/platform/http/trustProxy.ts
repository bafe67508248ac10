import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPublic, isThisMachine } from '../settings/addresses.ts';
import type { Settings } from '../settings/settings.ts';

const untrusted =
  'A request came with the header X-Forwarded-For, and TRUST_PROXY is 0. If a proxy is in front of this server, set TRUST_PROXY to the number of proxies: until then all visitors seem to come from one address and share one rate limit.';

const bypassed =
  'A request came without the header X-Forwarded-For, and TRUST_PROXY is not 0. If it didn’t pass a proxy, close this port to everyone else, or set TRUST_PROXY=0: until then a visitor can pretend to come from any address and passes every rate limit.';

/** An address with brackets and port, with a port, or alone. */
const written = /^(?:\[(.*)\](?::\d*)?|([^:]*):\d*|(.*))$/;

/** The IP address that a proxy wrote, without brackets, port or zone; undefined when there is none. */
export function forwardedAddress(text: string): string | undefined {
  const [, bracketed, withPort, alone] = written.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? alone ?? '').split('%');
  return isIP(address) > 0 ? address : undefined;
}

/**
 * Reads the addresses of X-Forwarded-For without ports, or each connection would count as another client. What isn't an
 * address counts as the proxy's own.
 */
export function readForwardedAddresses(app: FastifyInstance, { trustProxy }: Pick<Settings, 'trustProxy'>): void {
  if (trustProxy === 0) return;
  app.addHook('onRequest', async ({ raw }) => {
    const header = raw.headers['x-forwarded-for'];
    if (header === undefined) return;
    const proxy = raw.socket.remoteAddress ?? '';
    raw.headers['x-forwarded-for'] = String(header)
      .split(',')
      .map((text) => forwardedAddress(text) ?? proxy)
      .join(', ');
  });
}

/** Warns once in the log when requests show that TRUST_PROXY doesn't match the proxies in front of the server. */
export function warnAboutTrustProxy(app: FastifyInstance, settings: Settings): void {
  if (!isPublic(settings)) return;
  const isWrong = settings.trustProxy === 0 ? isForwarded : isDirect;
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || !isWrong(request)) return;
    hasWarned = true;
    request.log.warn(settings.trustProxy === 0 ? untrusted : bypassed);
  });
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined;
}

/** Health checks come straight from load balancers and monitoring, and other calls from this machine itself. */
function isDirect({ headers, routeOptions, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return headers['x-forwarded-for'] === undefined && !routeOptions.config?.isHealthCheck && !isThisMachine(address);
}
