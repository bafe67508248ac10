import { expect, test } from 'vitest';
import { publicConfigSchema } from '../../src/domain/contract/config.ts';
import { openDatabase } from '../platform/db/open.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { betaEnd } from './routes.ts';

const endOf = async (environment: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ environment });
  try {
    const answer = await fetch(`${server.url}/api/config`);
    return publicConfigSchema.parse(await answer.json()).betaEndsAt;
  } finally {
    await server.close();
  }
};

test.each([
  ['2027-01-31', '2027-02-01T00:00:00.000Z'],
  // In summer time.
  ['2027-06-30', '2027-06-30T23:00:00.000Z'],
])('BETA_ENDS=%s ends at midnight in Dublin', async (day, end) => expect(await endOf({ BETA_ENDS: day })).toBe(end));

test('a public site shows no end that the agency hasn’t set', async () => {
  const site = { SITE_URL: 'https://agency.example', DEMO_PAYMENTS: 'on' };
  expect(await endOf(site)).toBeNull();
  expect(await endOf({ ...site, BETA_ENDS: '2027-01-31' })).toBe('2027-02-01T00:00:00.000Z');
});

test('of a site that is tried out defaults to ten days after the first start', async () => {
  const folder = newFolder();
  const settings = readSettings({ DATA_DIR: folder });
  const before = Date.now();
  const database = await openDatabase(settings);
  const first = await betaEnd(database, settings);
  await database.destroy();
  const ahead = Number(first) - before;
  expect(ahead).toBeGreaterThanOrEqual(10 * 86_400_000 - 1000);
  expect(ahead).toBeLessThanOrEqual(10 * 86_400_000 + Date.now() - before);
  const restarted = await openDatabase(settings);
  expect(await betaEnd(restarted, settings)).toEqual(first);
  await restarted.destroy();
});
