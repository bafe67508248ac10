import { expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { betaEnd } from './routes.ts';

const endOf = async (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  const end = await betaEnd(database, settings);
  await database.destroy();
  return end?.toISOString() ?? null;
};

test.each([
  [{ BETA_ENDS: '2027-01-31' }, '2027-02-01T00:00:00.000Z'],
  // In summer time.
  [{ BETA_ENDS: '2027-06-30' }, '2027-06-30T23:00:00.000Z'],
  // A public site shows no end that the agency hasn’t set.
  [{ SITE_URL: 'https://agency.example', DEMO_PAYMENTS: 'on' }, null],
])('with %o, the beta ends at midnight in Dublin', async (environment, end) =>
  expect(await endOf({ DATA_DIR: newFolder(), ...environment })).toBe(end),
);

test('of a site that is tried out defaults to ten days after the first start', async () => {
  const site = { DATA_DIR: newFolder() };
  const before = Date.now();
  const first = await endOf(site);
  const ahead = Date.parse(first ?? '') - before;
  expect(ahead).toBeGreaterThanOrEqual(10 * 86_400_000 - 1000);
  expect(ahead).toBeLessThanOrEqual(10 * 86_400_000 + Date.now() - before);
  expect(await endOf(site), 'after a restart').toBe(first);
});
