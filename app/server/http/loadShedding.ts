import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

/** Sent as Retry-After, in seconds. */
const retryAfter = 5;

/**
 * Load shedding: answers 503 above a number of concurrent requests, so that those under way still finish. It counts
 * requests instead of measuring event loop delay, which on a small machine mostly shows what other processes do.
 */
export function shedLoad(app: FastifyInstance, maxConcurrentRequests: number): void {
  let concurrent = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.isHealthCheck) return;
    if (concurrent >= maxConcurrentRequests) {
      reply.header('retry-after', retryAfter);
      throw new HttpError(503, 'busy', `We’re very busy at the moment. Please try again in ${retryAfter} seconds.`);
    }
    concurrent += 1;
    reply.raw.once('close', () => {
      concurrent -= 1;
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by monitoring and load balancers: answered under any load. */
    isHealthCheck?: true;
  }
}
