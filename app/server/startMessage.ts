import type { FastifyInstance } from 'fastify';
import { LaterVersionError } from './platform/db/migrate.ts';
import { type Database, openDatabase } from './platform/db/open.ts';
import { SettingsError } from './platform/settings/environment.ts';
import { missingSellerSettings } from './platform/settings/seller.ts';
import { databaseWords, outboxFolder, type Settings } from './platform/settings/settings.ts';
import type { Site } from './platform/site/site.ts';

/**
 * The message at start: what runs, where data goes, and links to try. Contains no passwords.
 * @param warnings sentences, each with what to do about it
 * @param ownerToken of the link that makes its holder the owner of the desk; null when there is an owner
 */
export function startMessage(
  settings: Settings,
  app: FastifyInstance,
  site: Site,
  warnings: readonly string[],
  ownerToken: string | null,
): string {
  const url = settings.siteUrl ?? localUrl(settings, app);
  const lines: [string, string][] = [
    ['Site', url],
    ['Database', databaseWords(settings)],
    ['Payments', paymentWords(settings)],
    ['Mail', settings.mailHost ? `by ${settings.mailHost}` : `written to ${outboxFolder(settings)}`],
  ];
  const missing = missingSellerSettings(settings.seller, settings.vat);
  if (missing.length > 0) lines.push(['Not set', `${missing.join(', ')}: the company’s details, by law`]);
  const examplePaths = ['/', '/service/stepWizardPage'].filter(() => site.assets.length > 0);
  return [
    '',
    `  ${settings.agencyName} is running.`,
    '',
    ...lines.map(([name, words]) => `  ${name.padEnd(10)} ${words}`),
    '',
    ...(ownerToken === null
      ? []
      : [
          '  Become the owner of the desk, within an hour and once:',
          `    ${new URL(`/desk#owner=${ownerToken}`, url).href}`,
          '',
        ]),
    ...warnings.map((words) => `  WARNING: ${words}\n`),
    ...(examplePaths.length > 0
      ? ['  Look around:', ...examplePaths.map((path) => `    ${new URL(path, url).href}`)]
      : ['  There are no pages yet. Build the site first: npm start does.']),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
}

function localUrl({ host, port }: Settings, app: FastifyInstance): string {
  const everywhere = ['0.0.0.0', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  const bound = app.server.address();
  return `http://${everywhere ? 'localhost' : name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

function paymentWords({ cardProvider, checkoutUi }: Settings): string {
  if (!cardProvider) return 'demo checkout, no card is ever charged';
  const kind = cardProvider.live ? 'live: cards are charged' : 'test mode';
  const listening = cardProvider.hasWebhookSecret ? '' : ', no webhook secret: payments are polled instead';
  return `${cardProvider.name}, ${kind}, ${checkoutUi}${listening}`;
}

/** A problem the operator can solve. Its message is printed without a stack. */
export class StartProblem extends Error {}

/** Whether a restart can't fix it. */
const isLasting = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof LaterVersionError;

/**
 * Opens the database.
 * @throws StartProblem with what to do, without the password; SettingsError or LaterVersionError for what a restart can't fix
 */
export async function openAtStart(settings: Settings): Promise<Database> {
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

/**
 * Why the server didn't start, for the operator, and its exit code: 1, or what a restart can't fix, EX_CONFIG of
 * sysexits.h, which the systemd unit knows.
 */
export const startFailure = (error: unknown) => ({ message: reason(error), exitCode: isLasting(error) ? 78 : 1 });

function reason(error: unknown): string {
  if (isLasting(error) || error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`;
  // Only the address to listen on is looked up or bound here.
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${error.message}. HOST must be an address of this machine: localhost, or 0.0.0.0 for all of them.`;
  if (code === 'EACCES' && port !== undefined)
    return `${error.message}. Ports below 1024 are for root: choose another, such as PORT=3000.`;
  if (!('syscall' in error)) return error.stack ?? error.message;
  return 'path' in error
    ? `${error.message}. DATA_DIR must be a folder that the site’s user can write to; with systemd, ReadWritePaths in the unit names it too.`
    : error.message;
}
