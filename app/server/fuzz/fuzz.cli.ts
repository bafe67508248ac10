import { rm } from 'node:fs/promises';
import { runCommand, wholeNumber } from '../cli/command.ts';
import { createDatabase, startPostgres } from '../testing/postgres.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { StripeFake } from '../testing/stripeFake.ts';
import { figureWords, fuzz, fuzzedWith } from './fuzz.ts';
import { smallSite } from './site.ts';

/** Time limit of each run, in seconds. */
const timeLimit = 900;

await runCommand({
  name: 'pnpm fuzz',
  about:
    'Sends generated requests to its own servers: on SQLite, on PostgreSQL where installed, and a fifth as many with Stripe. Exits with 1 on any fault, and on a request that takes more than 50 ms of CPU time.',
  takes: ['[requests]', '[seed]'],
  async run({ args: [requests = '10000', seed = String(Date.now() % 1_000_000)] }) {
    const many = wholeNumber('requests', requests);
    const start = wholeNumber('seed', seed, 0);
    console.log(`To repeat this run: pnpm fuzz ${many} ${start}\n`);
    const faults = [
      await fuzzOn('SQLite', many, start, {}),
      await withStripe(Math.ceil(many / 5), start),
      await onPostgres(many, start),
    ];
    if (faults.some((count) => count > 0)) process.exitCode = 1;
  },
});

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
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_API_BASE: await stripe.listen(),
    });
  } finally {
    await stripe.close();
  }
}

async function onPostgres(requests: number, seed: number): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
  if ('missing' in postgres) {
    console.log(`PostgreSQL was SKIPPED: ${postgres.missing}.`);
    return 0;
  }
  try {
    return await fuzzOn('PostgreSQL', requests, seed, { DATABASE_URL: await createDatabase(postgres.url) });
  } finally {
    await postgres.stop();
  }
}
