import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/domain/contract/staff/health.ts';
import { recordBackup } from '../backup/recordBackup.ts';
import type { Installation } from '../health/go-live/check.ts';
import { runChecks } from '../health/go-live/checks.ts';
import type { Outside } from '../health/go-live/outside.ts';
import { keepValue } from '../platform/db/installation.ts';
import { type Environment, readSettings } from '../platform/settings/settings.ts';
import { openTestServer } from './openTestServer.ts';
import { healthyOutside } from './outside.ts';
import type { TestServer } from './startTestServer.ts';

/** The time of the checks. */
export const now = new Date('2026-11-20T10:00:00.000Z');
export const day = 24 * 3_600_000;

/** The settings of a site that is ready. */
const complete: Environment = {
  SITE_URL: 'https://agency.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:pw@mail.example',
  MAIL_FROM: 'hello@agency.example',
  TRUST_PROXY: '1',
  AGENCY_EMAIL: 'hello@agency.example',
  COMPANY_NAME: 'Agency Works Limited',
  COMPANY_ADDRESS: '1 High Street, Galway',
  COMPANY_NUMBER: '123456',
  COMPANY_PHONE: '+353 91 123456',
  VAT_NUMBER: 'IE1234567A',
  VAT: 'included',
  SECRET: 'd41d8cd98f00b204e9800998ecf8427e3b',
};

/** Opens a site that is ready for visitors: it has a backup, and an event from Stripe has arrived. */
export async function openReadySite(): Promise<TestServer> {
  const server = await openTestServer({ now });
  const { backupDir } = server.settings;
  mkdirSync(backupDir);
  writeFileSync(join(backupDir, 'agency.sqlite'), '');
  await recordBackup(server.database, new Date(now.getTime() - day));
  await keepValue(server.database, 'stripe-webhook', new Date(now.getTime() - day).toISOString());
  return server;
}

/** What is different from a site that is ready. */
export interface Change {
  settings?: Environment;
  outside?: Partial<Outside>;
  installation?: Partial<Installation>;
}

/** Runs all checks on a site. */
export function findingsOf(
  { settings: { dataDir }, database }: TestServer,
  { settings = {}, outside = {}, installation = {} }: Change = {},
): Promise<Finding[]> {
  return runChecks({
    settings: readSettings({ ...complete, DATA_DIR: dataDir, ...settings }),
    database,
    now,
    unconfirmed: [],
    outside: { ...healthyOutside(now), ...outside },
    ...installation,
  });
}

/** All findings that aren't `ok`, as check, verdict and words. */
export const problemsIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ check, verdict, found, remedy }) => [check, verdict, `${found} ${remedy}`]);

/** Fails. */
export const fails = (words: string) => async () => {
  throw new Error(words);
};
