import { constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Outside } from '../health/go-live/outside.ts';
import type { Context } from '../platform/context.ts';
import { type Database, openDatabase, openTables } from '../platform/db/open.ts';
import { policySources } from '../platform/http/contentSecurityPolicy.ts';
import type { LogTarget } from '../platform/http/log.ts';
import type { ResolveHost } from '../platform/http/safeAddress.ts';
import type { Timeouts } from '../platform/http/timeouts.ts';
import { databaseFile, outboxFolder, readSettings, type Settings } from '../platform/settings/settings.ts';
import { openSite } from '../platform/site/site.ts';
import type { Timing } from '../platform/subject.ts';
import { buildServer } from '../server.ts';
import { testRenderer } from './builtSite.ts';

export interface TestServerOptions {
  /** Settings: `{ STRIPE_SECRET_KEY: 'sk_test_1' }`. */
  environment?: Readonly<Record<string, string>>;
  /** Folder of a built site; without it the server has only the pages that it answers with. */
  siteFolder?: string;
  /** Opening hours; the agency's own by default. */
  opening?: Opening;
  /** The initial time of the server's clock. */
  now?: Date;
  /** Finds the IP addresses of a webhook's host; DNS by default. */
  resolveHost?: ResolveHost;
  /** What the health checks of the desk ask. */
  outside?: Outside;
  timing?: Partial<Timing>;
  timeouts?: Timeouts;
  maxConcurrentRequests?: number;
  /** Receives log lines; nothing is logged by default. */
  logTo?: LogTarget;
}

export interface TestServer {
  /** For `inject`. */
  app: FastifyInstance;
  /** The context of its routes and jobs. */
  context: Context;
  /** Its URL. */
  url: string;
  settings: Settings;
  database: Database;
  /** The server's clock; `pass` sets it forward. */
  clock: { now: Date; pass: (milliseconds: number) => void };
  /** The e-mails in the outbox folder; waits until there are at least so many. */
  mails: (atLeast?: number) => Promise<ParsedMail[]>;
  close: () => Promise<void>;
}

/** Turns intervals off: tests run jobs themselves. */
const never = 2 ** 31 - 1;

/** Starts the whole server on a free port with a temporary folder, without rate limits and log lines. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-test-'));
  // Servers that share a database need the same secret.
  if (options.environment?.DATABASE_URL) await writeFile(join(dataDir, 'secret'), 's'.repeat(64), { mode: 0o600 });
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    BACKUP_TIME: 'off',
    LOG_LEVEL: options.logTo ? 'info' : 'silent',
    ...options.environment,
  });
  const clock = {
    now: options.now ?? new Date('2026-11-20T10:00:00.000Z'),
    pass(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
  if (!settings.databaseUrl) await copyTables(databaseFile(settings));
  const database = await openDatabase(settings);
  const app = await buildServer({
    settings,
    database,
    site: openSite(options.siteFolder ?? '', testRenderer(options.siteFolder), policySources(settings), settings),
    now: () => clock.now,
    ...(options.opening ? { opening: options.opening } : {}),
    ...(options.resolveHost ? { resolveHost: options.resolveHost } : {}),
    ...(options.outside ? { outside: options.outside } : {}),
    // On a busy machine an answer may take seconds, and a second try counts as a call. Silence is tested with a limit of its own.
    timing: { paymentsInterval: never, cardProviderTimeout: 60_000, ...options.timing },
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    ...(options.maxConcurrentRequests ? { maxConcurrentRequests: options.maxConcurrentRequests } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
  });
  const url = await app.listen({ host: settings.host, port: settings.port });
  // The worker's first look into the outbox must not take an e-mail that the test puts there.
  await app.context.wakeMailWorker();
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

/** An SQLite file with the tables of this version. Copying it takes a tenth of the time of creating the tables. */
let migratedFile: Promise<string> | undefined;

/** Writes a database with tables, unless the file exists. */
async function copyTables(file: string): Promise<void> {
  migratedFile ??= migrateFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await copyFile(await migratedFile, file, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function migrateFile(): Promise<string> {
  const settings = readSettings({ DATA_DIR: await mkdtemp(join(tmpdir(), 'agency-tables-')) });
  const database = await openTables(settings);
  await database.destroy();
  return databaseFile(settings);
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
