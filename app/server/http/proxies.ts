import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPublic, isThisMachine } from '../settings/unsafe.ts';
import type { Settings } from '../settings.ts';

const untrusted =
  'A request came with the header X-Forwarded-For, and TRUST_PROXY is 0. If a proxy stands before this server, set TRUST_PROXY to the number of proxies: until then all visitors seem to come from one address and share one rate limit.';

const bypassed =
  'A request came without the header X-Forwarded-For, and TRUST_PROXY is not 0. If it did not pass a proxy, close this port to everyone else, or set TRUST_PROXY=0: until then a visitor can pretend to come from any address and passes every rate limit.';

/** Logs once when requests show that TRUST_PROXY does not fit what stands before the server. */
export function watchProxies(app: FastifyInstance, settings: Settings): void {
  if (!isPublic(settings)) return;
  const isWrong = settings.trustProxy === 0 ? isForwarded : isDirect;
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || !isWrong(request)) return;
    said = true;
    request.log.warn(settings.trustProxy === 0 ? untrusted : bypassed);
  });
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined;
}

/** Load balancers and monitors ask for the server's health without a visitor behind them, and from the machine itself. */
function isDirect({ headers, routeOptions, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return headers['x-forwarded-for'] === undefined && !routeOptions.config?.watched && !isThisMachine(address);
}
