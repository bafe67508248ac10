import type { FastifyInstance } from 'fastify';
import { type Database, reach } from '../db/open.ts';

/** Tells a load balancer whether this server can do its work: an order needs the database. */
export function answerHealth(app: FastifyInstance, database: Database): void {
  app.get('/api/health', { config: { quiet: true } }, async () => {
    await reach(database);
    return { status: 'ok' };
  });
}
