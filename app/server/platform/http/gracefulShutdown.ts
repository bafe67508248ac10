import type { FastifyInstance } from 'fastify';

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
