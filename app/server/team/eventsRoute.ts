import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type ChangeTopic, streamChanges } from '../../src/domain/contract/staff/changes.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { isStillLoggedIn } from './access.ts';

/** Heartbeat interval, so that no proxy closes an idle connection. Each one also checks the login. Milliseconds. */
const heartbeat = 25_000;
/** The most connections of one login: a browser keeps at most six open to a site. */
const maxConnectionsPerLogin = 4;

const tooMany = () =>
  new HttpError(
    429,
    'too-many-connections',
    `This login has ${maxConnectionsPerLogin} connections for live updates already.`,
  );

/** Notifies the desk of changes with server-sent events. They name only the topics: the desk then fetches the data. */
export function eventsRoute(app: FastifyInstance, context: Context): void {
  const { changes, log } = context;
  const open = new Set<{ sessionId: string; end: () => void }>();

  serveOn(app, context.settings)(
    streamChanges,
    {
      summary: 'Streams what has changed, as server-sent events, until the login ends',
      schema: { produces: ['text/event-stream'] },
      // A stream can't be validated.
      serializerCompiler: () => String,
    },
    async (request, reply) => {
      const { actor } = request;
      if (actor.kind !== 'member') throw new Error('Access tokens do not reach this route.');
      const { sessionId } = actor;
      if ([...open].filter((each) => each.sessionId === sessionId).length >= maxConnectionsPerLogin) throw tooMany();
      const stream = new PassThrough();
      const send = async (text: string) => {
        if (await isStillLoggedIn(context, actor)) stream.write(text);
        else stream.end();
      };
      const write = (text: string) =>
        void send(text).catch((error: unknown) => {
          log.error({ err: error }, 'cannot send changes to the desk');
          stream.end();
        });
      const stop = changes.listen((topics: readonly ChangeTopic[]) => write(`data: ${JSON.stringify(topics)}\n\n`));
      const timer = setInterval(() => write(':\n\n'), heartbeat).unref();
      const connection = { sessionId, end: () => void stream.end() };
      open.add(connection);
      stream.once('close', () => {
        stop();
        clearInterval(timer);
        open.delete(connection);
      });
      stream.write('retry: 5000\n\n');
      // Proxies neither hold it back nor compress it.
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
  app.addHook('preClose', async () => {
    for (const { end } of open) end();
  });
}
