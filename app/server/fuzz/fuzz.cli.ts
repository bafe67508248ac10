/**
 * `pnpm fuzz [requests] [seed]`: made-up requests to servers of its own, 10,000 of them without a number, on SQLite, on
 * PostgreSQL where there is one, and a fifth as many with Stripe's checkout. Fails on any fault.
 */
import { emptyDatabase, startPostgres } from '../testing/postgres.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { StripeFake } from '../testing/stripeFake.ts';
import { figureWords, fuzz } from './fuzz.ts';

/** Each of the runs ends after so many seconds, however far it is. */
const patience = 900;

const [requests = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
let faults = 0;

async function run(name: string, many: number, environment: Record<string, string>): Promise<void> {
  const server = await startTestServer({ environment: { MAIL_FROM: 'hello@agency.example', ...environment } });
  try {
    const figures = await fuzz(server, { requests: many, seed, seconds: patience });
    faults += figures.faults.length;
    console.log(`${figureWords(name, figures)}\n`);
  } finally {
    await server.close();
  }
}

console.log(`The same again: pnpm fuzz ${requests} ${seed}\n`);
await run('SQLite', requests, {});

const stripe = new StripeFake();
await run('SQLite, with Stripe', Math.ceil(requests / 5), {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_API_BASE: await stripe.listen(),
});
await stripe.close();

const given = process.env.TEST_DATABASE_URL;
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
if ('missing' in postgres) console.log(`PostgreSQL was LEFT OUT: ${postgres.missing}.`);
else {
  try {
    await run('PostgreSQL', requests, { DATABASE_URL: await emptyDatabase(postgres.url) });
  } finally {
    await postgres.stop();
  }
}
process.exitCode = faults > 0 ? 1 : 0;
