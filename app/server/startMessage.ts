import type { FastifyInstance } from 'fastify';
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
