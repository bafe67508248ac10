import type { FastifyInstance } from 'fastify';

/** Lets a server that is told to stop do so as soon as its last answer is out, not when browsers let go of it. */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
