import type { FastifyInstance } from 'fastify';

/** HTTP timeouts, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** For the next request on an open connection. */
  keepAlive: number;
  /** For traffic on a connection in either direction; also ends a client that doesn't read its response. */
  idle: number;
  /** Between two checks of the timeouts above. */
  checkInterval: number;
}

/**
 * A picture of 15 MB takes a bit over two minutes at 1 Mbit/s. Proxies close idle connections after 60 seconds: the server has
 * to keep them open longer, or it closes one just as the proxy sends the next request.
 */
export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 150_000,
  keepAlive: 65_000,
  idle: 75_000,
  checkInterval: 2_000,
};

/** Of those being worked on, and of those whose body, which is held in memory, isn’t there yet. */
export const maxConcurrentRequests = 1_000;

/** On shutdown, closes each connection after its answer instead of waiting for keep-alive connections to time out. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
