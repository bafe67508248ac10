import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from './db/open.ts';
import { answerConfig } from './http/config.ts';
import { answerErrors } from './http/errors.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { answerHealth } from './http/health.ts';
import { AnswerLog, logOptions } from './http/log.ts';
import { answerUnknown } from './http/unknown.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site/serve.ts';
import type { Site } from './site/site.ts';

export interface ServerParts {
  settings: Settings;
  database: Database;
  site: Site;
}

/** Puts the server together, without listening: everything it stands on is given. */
export async function buildServer({ settings, database, site }: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(settings),
    logController: new AnswerLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerUnknown(app);
  answerErrors(app);
  sendSecurityHeaders(app, settings);
  answerHealth(app, database);
  answerConfig(app, settings);
  serveSite(app, site);
  app.addHook('onListen', () => void site.prepare());
  app.addHook('onClose', () => database.destroy());
  return app;
}
