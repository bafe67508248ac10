import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

/** Seconds after which a caller that was sent away may try again. */
const pause = 5;

/**
 * Sends callers away, in words and at once, while there are more than can be served before they give up: what is under
 * way then still gets done. What is counted is requests, because the delay of the event loop, which libraries go by,
 * tells on a small machine mostly what else that machine does.
 * @param most requests under way at the same time
 */
export function limitCrowd(app: FastifyInstance, most: number): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    // Whoever looks after the server has to see it most when it is full.
    if (request.routeOptions.config?.watched) return;
    if (underWay >= most) {
      reply.header('retry-after', pause);
      throw new HttpError(503, 'busy', `There are very many visitors just now. Please try again in ${pause} seconds.`);
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many requests are under way. */
    watched?: true;
  }
}
