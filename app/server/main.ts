import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './buildServer.ts';
import { openDatabase } from './db/open.ts';
import { policySources } from './http/contentSecurityPolicy.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openSite } from './site/site.ts';
import { startMessage } from './startMessage.ts';

/** How long requests under way may still take once the server is told to stop, in milliseconds. */
const patience = 10_000;

async function start(): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  // Beside the bundle, or where the build puts it when the sources run.
  const folders = ['../client', '../dist/client'].map((folder) => join(import.meta.dirname, folder));
  const site = openSite(folders.find((folder) => existsSync(folder)) ?? '', policySources(settings));
  const app = await buildServer({ settings, database, site, now: () => new Date() });
  stopOnSignals(app);
  await app.listen({ port: settings.port, host: settings.host });
  console.log(startMessage(settings, app, site));
}

function stopOnSignals(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), patience).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Why the server did not start, in words for whoever started it. */
function reason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    const other = Number(error.port) + 1;
    return `Port ${error.port} is in use. Stop what runs there, or take another one: PORT=${other} npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(`\nThe site did not start. ${reason(error)}\n`);
  process.exit(1);
});
