import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Order, Selection } from '../../src/orders/selection.ts';
import { buildServer, type Timing } from '../buildServer.ts';
import type { Context } from '../context.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { policySources } from '../http/contentSecurityPolicy.ts';
import type { LogTarget } from '../http/log.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { outboxFolder, readSettings, type Settings } from '../settings.ts';
import { openSite } from '../site/site.ts';

export interface TestServerOptions {
  /** Settings beyond the defaults of a test: `{ STRIPE_SECRET_KEY: 'sk_test_1' }`. */
  environment?: Readonly<Record<string, string>>;
  /** Folder of a built site; without it the server has no pages. */
  siteFolder?: string;
  /** Other hours than the agency's own. */
  opening?: Opening;
  /** Another price list than the catalogue's own. */
  priceOf?: (selection: Selection) => Order;
  /** What the server takes for the time at its start. */
  now?: Date;
  timing?: Partial<Timing>;
  timeouts?: Timeouts;
  maxConcurrentRequests?: number;
  /** Takes the lines of the log; without it there are none. */
  logTo?: LogTarget;
}

export interface TestServer {
  /** For `inject`, without a socket. */
  app: FastifyInstance;
  /** What its routes and jobs are given. */
  context: Context;
  /** Where it listens. */
  url: string;
  settings: Settings;
  database: Database;
  /** What the server takes for the time. */
  clock: { now: Date };
  /** The mails in the outbox folder, once there are at least so many. */
  mails: (atLeast?: number) => Promise<ParsedMail[]>;
  close: () => Promise<void>;
}

/** No test waits for it: the clock of a test stands still, and jobs that run by themselves would ask at any moment. */
const never = 2 ** 31 - 1;

/** The whole server on a port and in a folder of its own, without limits of rate and without log lines. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-test-'));
  // Servers that share a database have one secret, as in business.
  if (options.environment?.DATABASE_URL) await writeFile(join(dataDir, 'secret'), 's'.repeat(64), { mode: 0o600 });
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: options.logTo ? 'info' : 'silent',
    ...options.environment,
  });
  const clock = { now: options.now ?? new Date('2026-11-20T10:00:00.000Z') };
  const database = await openDatabase(settings);
  const app = await buildServer({
    settings,
    database,
    site: openSite(options.siteFolder ?? '', policySources(settings), undefined, settings.tagManagerId),
    now: () => clock.now,
    ...(options.opening ? { opening: options.opening } : {}),
    ...(options.priceOf ? { priceOf: options.priceOf } : {}),
    timing: { paymentsInterval: never, ...options.timing },
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    ...(options.maxConcurrentRequests ? { maxConcurrentRequests: options.maxConcurrentRequests } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
  });
  const url = await app.listen({ host: settings.host, port: settings.port });
  return {
    app,
    context: app.context,
    url,
    settings,
    database,
    clock,
    mails: (atLeast = 0) => mailsIn(outboxFolder(settings), atLeast),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function mailsIn(folder: string, atLeast: number): Promise<ParsedMail[]> {
  for (let tries = 800; ; tries -= 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    if (names.length >= atLeast || tries <= 0) {
      return Promise.all(names.map(async (name) => simpleParser(await readFile(join(folder, name)))));
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
