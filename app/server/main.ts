import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '../src/domain/catalogue/catalogue.ts';
import { termsInForce } from './checkout/terms/terms.ts';
import { LaterVersionError } from './platform/db/migrate.ts';
import { type Database, openDatabase } from './platform/db/open.ts';
import { policySources } from './platform/http/contentSecurityPolicy.ts';
import { databaseWords, readSettings, type Settings, SettingsError } from './platform/settings/settings.ts';
import { unsafeSettings } from './platform/settings/unsafe.ts';
import { keepAssets } from './platform/site/earlierAssets.ts';
import { clientFolder } from './platform/site/folder.ts';
import { type Edition, renderInThread } from './platform/site/renderer.ts';
import { openSite } from './platform/site/site.ts';
import { readPublished } from './published/published.ts';
import { buildServer, editionOf } from './server.ts';
import { startMessage } from './startMessage.ts';

/** How long open requests may take after a stop signal, in milliseconds. */
const shutdownTimeout = 10_000;

/** Exit code for what a restart can't fix, such as wrong settings: EX_CONFIG of sysexits.h. The systemd unit knows it. */
const noRestart = 78;

/** A problem the operator can solve. Its message is printed without a stack. */
class StartProblem extends Error {}

async function start(): Promise<void> {
  // Files hold orders, e-mails and the secret: readable by this user only.
  process.umask(0o077);
  const settings = readSettings();
  const { refusals, warnings } = unsafeSettings(settings);
  if (refusals.length > 0) throw new SettingsError(refusals);
  const database = await opened(settings);
  // Beside the bundle, or in the build folder when running from sources.
  const folder = clientFolder();
  const published = await readPublished({ database, settings }).catch((error: Error) => {
    throw new StartProblem(error.message, { cause: error });
  });
  const terms = await termsInForce(database, settings, catalogueOf(published.catalogue.data), new Date());
  const render = (edition: Edition) => renderInThread({ ...edition, client: folder, build: join(folder, '../render') });
  const site = openSite(
    folder,
    folder === '' ? null : render(editionOf(settings, published, terms)),
    policySources(settings),
    settings,
  );
  const deskFolder = join(folder, '../desk');
  const app = await buildServer({
    settings,
    database,
    site,
    deskFolder,
    published,
    now: () => new Date(),
    ...(folder !== '' && { render }),
  });
  stopOnSignals(app);
  await app.listen({ port: settings.port, host: settings.host });
  console.log(startMessage(settings, app, site, warnings));
  if (folder !== '') {
    keepAssets(folder, settings.dataDir, new Date()).catch((error: unknown) =>
      app.log.error(
        { err: error },
        'The assets of this version can’t be kept for pages that are open during an upgrade',
      ),
    );
  }
}

async function opened(settings: Settings): Promise<Database> {
  try {
    return await openDatabase(settings, console.log);
  } catch (error) {
    if (isLasting(error)) throw error;
    const why = error instanceof Error ? error.message : error;
    const remedy = settings.databaseUrl ? '. Start it, or correct DATABASE_URL.' : '';
    throw new StartProblem(`The database cannot be opened (${databaseWords(settings)}): ${why}${remedy}`, {
      cause: error,
    });
  }
}

/** Whether a restart can't fix it. */
const isLasting = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof LaterVersionError;

function stopOnSignals(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const notWritable = ({ message }: Error) =>
  `${message}. DATA_DIR must be a folder that the site’s user can write to; with systemd, ReadWritePaths in the unit names it too.`;

/** Why the server didn't start, for the operator. */
function reason(error: unknown): string {
  if (isLasting(error) || error instanceof StartProblem) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    const other = Number(error.port) + 1;
    return `Port ${error.port} is in use. Stop the program that uses it, or choose another port: PORT=${other}`;
  }
  // Only the address to listen on is looked up or bound here.
  if (error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(error.code)))
    return `${error.message}. HOST must be an address of this machine: localhost, or 0.0.0.0 for all of them.`;
  if (error instanceof Error && 'code' in error && error.code === 'EACCES' && 'port' in error)
    return `${error.message}. Ports below 1024 are for root: choose another, such as PORT=3000.`;
  if (error instanceof Error && 'syscall' in error) return 'path' in error ? notWritable(error) : error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(`\nThe site did not start. ${reason(error)}\n`);
  process.exit(isLasting(error) ? noRestart : 1);
});
