import { rm } from 'node:fs/promises';
import { createDatabase, startPostgres } from '../testing/postgres.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { StripeFake } from '../testing/stripeFake.ts';
import { figureWords, fuzz, fuzzedWith } from './fuzz.ts';
import { smallSite } from './site.ts';

/** Time limit of each run, in seconds. */
const timeLimit = 900;

/** Sends requests to a server on each database, and to one with Stripe. @returns whether there was no fault */
export async function fuzzEverything(requests: number, seed: number): Promise<boolean> {
  const faults = [
    await fuzzOn('SQLite', requests, seed, {}),
    await withStripe(Math.ceil(requests / 5), seed),
    await onPostgres(requests, seed),
  ];
  return faults.every((count) => count === 0);
}

/** @returns the number of faults */
async function fuzzOn(
  name: string,
  requests: number,
  seed: number,
  environment: Record<string, string>,
): Promise<number> {
  const siteFolder = await smallSite();
  const server = await startTestServer({ environment: { ...fuzzedWith, ...environment }, siteFolder });
  try {
    const figures = await fuzz(server, { requests, seed, seconds: timeLimit });
    console.log(`${figureWords(name, figures)}\n`);
    return figures.faults.length;
  } finally {
    await server.close();
    await rm(siteFolder, { recursive: true });
  }
}

async function withStripe(requests: number, seed: number): Promise<number> {
  const stripe = new StripeFake();
  try {
    return await fuzzOn('SQLite, with Stripe', requests, seed, {
      ...(await stripe.listen()),
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    });
  } finally {
    await stripe.close();
  }
}

async function onPostgres(requests: number, seed: number): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
  if ('unavailable' in postgres) {
    console.log(`PostgreSQL was SKIPPED: ${postgres.unavailable}.`);
    return 0;
  }
  try {
    return await fuzzOn('PostgreSQL', requests, seed, { DATABASE_URL: await createDatabase(postgres.url) });
  } finally {
    await postgres.stop();
  }
}
