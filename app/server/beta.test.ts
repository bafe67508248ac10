import { expect, test } from 'vitest';
import { publicConfigSchema } from '../src/domain/contract/config.ts';
import { betaEnd } from './beta.ts';
import { openDatabase } from './db/open.ts';
import { databaseKinds } from './testing/databases.ts';
import { startTestServer } from './testing/startTestServer.ts';

const endOf = async (environment: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ environment });
  try {
    const answer = await fetch(`${server.url}/api/config`);
    return new Date(publicConfigSchema.parse(await answer.json()).betaEndsAt);
  } finally {
    await server.close();
  }
};

test.each([
  ['2027-01-31', '2027-02-01T00:00:00.000Z'],
  // In summer time.
  ['2027-06-30', '2027-06-30T23:00:00.000Z'],
])('BETA_ENDS=%s ends at midnight in Dublin', async (day, end) =>
  expect((await endOf({ BETA_ENDS: day })).toISOString()).toBe(end),
);

test.each(databaseKinds)('defaults to ten days after the first start, on $name', async ({ create }) => {
  const before = Date.now();
  const server = await startTestServer({ environment: await create() });
  const first = await betaEnd(server.database, server.settings);
  expect(first.getTime() - before).toBeGreaterThanOrEqual(10 * 86_400_000 - 1000);
  expect(first.getTime() - Date.now()).toBeLessThanOrEqual(10 * 86_400_000);
  // A restart.
  const again = await openDatabase(server.settings);
  expect(await betaEnd(again, server.settings)).toEqual(first);
  await again.destroy();
  await server.close();
});
