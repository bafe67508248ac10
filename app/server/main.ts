import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '../src/domain/catalogue/catalogue.ts';
import { termsInForce } from './checkout/terms/terms.ts';
import { policySources } from './platform/http/contentSecurityPolicy.ts';
import { SettingsError } from './platform/settings/environment.ts';
import { readSettings } from './platform/settings/settings.ts';
import { unsafeSettings } from './platform/settings/unsafe.ts';
import { keepAssets } from './platform/site/earlierAssets.ts';
import { clientFolder } from './platform/site/folder.ts';
import { type Edition, renderInThread } from './platform/site/renderer.ts';
import { openSite } from './platform/site/site.ts';
import { editionOf } from './published/edition.ts';
import { readPublished } from './published/published.ts';
import { buildServer } from './server.ts';
import { openAtStart, StartProblem, startFailure, startMessage } from './startMessage.ts';
import { firstOwnerToken } from './team/firstOwner.ts';

/** How long open requests may take after a stop signal, in milliseconds. */
const shutdownTimeout = 10_000;

async function start(): Promise<void> {
  // Files hold orders, e-mails and the secret: readable by this user only.
  process.umask(0o077);
  const settings = readSettings();
  const { refusals, warnings } = unsafeSettings(settings);
  if (refusals.length > 0) throw new SettingsError(refusals);
  const database = await openAtStart(settings);
  // Beside the bundle, or in the build folder when running from sources.
  const folder = clientFolder();
  const published = await readPublished({ database, settings }, new Date()).catch((error: Error) => {
    throw new StartProblem(error.message, { cause: error });
  });
  const terms = await termsInForce(database, settings, catalogueOf(published.catalogue.data), new Date());
  const render = (edition: Edition) => renderInThread({ ...edition, client: folder, build: join(folder, '../render') });
  const site = openSite(
    folder,
    folder === '' ? null : render(editionOf({ settings, database }, published, terms)),
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
  console.log(startMessage(settings, app, site, warnings, await firstOwnerToken(app.context)));
  if (folder !== '') {
    keepAssets(folder, settings.dataDir, new Date()).catch((error: unknown) =>
      app.log.error(
        { err: error },
        'The assets of this version can’t be kept for pages that are open during an upgrade',
      ),
    );
  }
}

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

start().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(`\nThe site did not start. ${message}\n`);
  process.exit(exitCode);
});
