import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/limits.ts';
import type { Settings } from '../settings/settings.ts';
import { HttpError } from './httpError.ts';

/** Sent as Retry-After, in seconds. */
const retryAfter = 5;

/** Bodies of one network that may be on their way at once: an office sends a few, each within milliseconds. */
const maxUnfinishedPerNetwork = 50;

/** Whether requests are refused now, or were within the last seconds. */
export type IsRefusing = () => boolean;

/**
 * Load shedding: answers 503 above a number of concurrent requests, so that those under way still finish. It counts
 * requests instead of measuring event loop delay, which on a small machine mostly shows what other processes do.
 *
 * A request counts from when its body is there until its answer is: clients that send or read slowly cost no work. Of
 * bodies that don't arrive, the oldest gives way with 408.
 */
export function shedLoad(app: FastifyInstance, settings: Settings, maxConcurrentRequests: number): IsRefusing {
  const working = new Set<FastifyRequest>();
  /** Requests whose body isn't there yet, oldest first, with their networks. */
  const receiving = new Map<FastifyRequest, string | null>();
  let refusedAt = Number.NEGATIVE_INFINITY;

  const work = (request: FastifyRequest, reply: FastifyReply) => {
    if (working.size >= maxConcurrentRequests) {
      refusedAt = performance.now();
      reply.header('retry-after', retryAfter);
      throw new HttpError(503, 'busy', `We’re very busy at the moment. Please try again in ${retryAfter} seconds.`);
    }
    working.add(request);
  };

  const receive = (request: FastifyRequest) => {
    const network = networkOf(request, settings);
    const own = network === null ? [] : [...receiving].filter(([, other]) => other === network);
    if (own[0] && own.length >= maxUnfinishedPerNetwork) giveWay(own[0][0]);
    const oldest = receiving.keys().next().value;
    if (oldest && receiving.size >= maxConcurrentRequests) giveWay(oldest);
    receiving.set(request, network);
  };

  const giveWay = (request: FastifyRequest) => {
    receiving.delete(request);
    // As Node does when the request timeout has passed.
    const error = Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', error, request.socket);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.isHealthCheck) return;
    reply.raw.once('close', () => {
      receiving.delete(request);
      working.delete(request);
    });
    if (hasBody(request)) receive(request);
    else work(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (receiving.delete(request)) work(request, reply);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    working.delete(request);
    return payload;
  });
  return () => working.size >= maxConcurrentRequests || performance.now() - refusedAt < retryAfter * 1000;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by monitoring and load balancers: answered under any load, and by HTTP/1.0 without a Host header. */
    isHealthCheck?: true;
  }
}
