import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { runCommand, wholeNumber } from '../../server/cli/command.ts';
import { createDatabase, startPostgres } from '../../server/testing/postgres.ts';
import { startSite } from '../../server/testing/siteProcess.ts';
import { type Member, staffMember } from '../../server/testing/staff.ts';
import { startTestServer, type TestServer } from '../../server/testing/startTestServer.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { addSamples } from '../addSamples.ts';
import { grid } from '../grid.ts';
import { percentile } from '../statistics.ts';
import { residentMemory } from './memory.ts';

const builtServer = join(import.meta.dirname, '../../dist/server/main.js');
const address = 'bench@agency.example';
const today = new Date().toISOString().slice(0, 10);

/** How many requests of a kind come before the measured ones: new connections to PostgreSQL answer their first queries slowly. */
const warmUp = 10;

/** What is measured: each list of paths is requested in turn, so that requests differ. */
type Measured = readonly [what: string, paths: readonly string[]];

const lists: readonly Measured[] = [
  ['today', ['/today']],
  ['money of the month', ['/money']],
  ...['all', 'needs-me', 'in-progress', 'balance-due', 'unpaid', 'done'].map(
    (view) => [`orders, ${view}`, [`/orders?view=${view}`]] as const,
  ),
  ['consultations of a week', [-7, 0, 7].map((days) => weekFrom('/bookings', days))],
  ['free and busy times of a week', [0, 7, 14].map((days) => weekFrom('/availability', days))],
  ...['all', 'unanswered', 'answered'].map((view) => [`messages, ${view}`, [`/messages?view=${view}`]] as const),
  ...['all', 'waiting', 'undelivered', 'sent'].map((view) => [`e-mails, ${view}`, [`/mails?view=${view}`]] as const),
  ['e-mails, counted', ['/mails/counts']],
  ['people', ['/people?']],
  ['log', ['/log?']],
];

const searched: readonly (readonly [what: string, words: readonly string[]])[] = [
  ['one name', ['byrne', 'maire', 'O’Connor', 'lukasz nowak']],
  ['one address', ['clodagh.ferreira.1', 'zoe.muller.2', 'hugh.shaw.3']],
  ['none', ['xqzyvw', 'nobody at all', 'byrnezzz']],
  ['one letter', ['a', 'z', 'q']],
  ['two letters without a hit', ['qx', 'zq', 'jj']],
];

function weekFrom(path: string, ahead: number): string {
  const day = addDays(today, ahead);
  return `${path}?from=${day}&to=${addDays(day, 6)}`;
}

const search = (list: string, words: readonly string[]) =>
  words.map((word) => `/${list}?search=${encodeURIComponent(word)}`);

async function searchesIn({ database }: TestServer): Promise<Measured[]> {
  const orders = await database.selectFrom('orders').select(['id', 'total_cents']).orderBy('id').limit(3).execute();
  const references = orders.map(({ id }) => id.slice(0, 8).toUpperCase());
  const amounts = orders.map(({ total_cents }) => `€${total_cents / 100}`);
  return [
    ...['orders', 'messages', 'mails', 'people'].flatMap((list) =>
      searched.map(([what, words]) => [`search in ${list}: ${what}`, search(list, words)] as const),
    ),
    ['search in orders: amount', search('orders', [...amounts, '€1.37'])],
    ['search in orders: reference', search('orders', references)],
  ];
}

async function measure(member: Member, [what, paths]: Measured, times: number): Promise<string[]> {
  const took: number[] = [];
  for (let number = -warmUp; number < times; number += 1) {
    const path = paths[(number + warmUp) % paths.length] ?? '';
    const start = performance.now();
    const { status } = await member.get(`/api/staff${path}`);
    const time = performance.now() - start;
    if (status !== 200) return [what, `answered with ${status}`, ''];
    if (number >= 0) took.push(time);
  }
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  return [what, milliseconds(percentile(took, 50)), milliseconds(percentile(took, 95))];
}

function memory(pid = process.pid): string {
  const used = residentMemory(pid);
  return used === undefined ? 'not reported' : `${Math.round(used)} MB`;
}

/** The memory of the built server on the same database, in its own process. */
async function memoryOfBuilt(
  { settings }: TestServer,
  { cookies }: Member,
  environment: Record<string, string>,
  paths: readonly string[],
): Promise<string> {
  if (!existsSync(builtServer)) return 'Memory of the built server: SKIPPED, run pnpm build:site first.';
  const site = startSite(
    { DATA_DIR: settings.dataDir, PORT: '0', RATE_LIMIT: '0', ADMIN_EMAILS: address, ...environment },
    builtServer,
  );
  try {
    // At start it first deletes samples past their retention period.
    const listening = async (tries: number): Promise<string> =>
      site
        .url()
        .catch((error) => (tries > 1 && site.child.exitCode === null ? listening(tries - 1) : Promise.reject(error)));
    const [url, pid] = [await listening(15), site.child.pid ?? 0];
    const before = memory(pid);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of [...paths, ...paths, ...paths]) {
      const response = await fetch(`${url}/api/staff${path}`, { headers: { cookie } });
      await response.text();
      if (response.status !== 200) return `The built server answered ${path} with ${response.status}.`;
    }
    return `Memory of the built server: ${before} before, ${memory(pid)} after each request three times.`;
  } finally {
    await site.kill();
  }
}

/** What PostgreSQL does automatically within minutes of so many new rows. It would disturb what is measured first. */
async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

interface Size {
  orders: string;
  bookings: string;
  mails: string;
}

/** Leaves no order with a balance due. In batches, because updating each row is slow. */
async function clearBalances({ database }: TestServer): Promise<void> {
  let left = true;
  while (left) {
    const updated = await database
      .updateTable('orders')
      .set({ total_cents: 1 })
      .where('id', 'in', (orders) => orders.selectFrom('orders').select('id').where('balance_due', '=', 1).limit(1_000))
      .returning('id')
      .execute();
    left = updated.length > 0;
  }
}

async function benchOn(name: string, environment: Record<string, string>, size: Size, times: number): Promise<void> {
  const server = await startTestServer({ environment: { ...environment, ADMIN_EMAILS: address }, now: new Date() });
  try {
    const start = performance.now();
    await addSamples({ ...size }, { ...environment, DATA_DIR: server.settings.dataDir });
    console.log(`${name}: filled in ${Math.round((performance.now() - start) / 1000)} s.`);
    if (environment.DATABASE_URL) await vacuum(environment.DATABASE_URL);
    const member = await staffMember(server, address);
    const before = memory();
    const rows: string[][] = [];
    const all = [...lists, ...(await searchesIn(server))];
    for (const each of all) rows.push(await measure(member, each, times));
    const after = memory();
    const paths = all.flatMap(([, each]) => each);
    const built = await memoryOfBuilt(server, member, environment, paths);
    await clearBalances(server);
    rows.push(await measure(member, ['orders, balance-due, with none due', ['/orders?view=balance-due']], times));
    console.log(grid([['What', 'p50', 'p95'], ...rows]));
    console.log(`Memory of this process: ${before} before, ${after} after.`);
    console.log(`${built}\n`);
  } finally {
    await server.close();
  }
}

await runCommand({
  name: 'pnpm bench:desk',
  about:
    'Measures how long the server takes for the lists and searches of the desk with many samples, on SQLite and on PostgreSQL where that is installed. It fails on none of the figures.',
  options: {
    orders: { type: 'string', value: 'number', default: '100000', about: 'how many orders' },
    bookings: { type: 'string', value: 'number', default: '50000', about: 'how many consultations' },
    mails: { type: 'string', value: 'number', default: '200000', about: 'how many e-mails' },
    times: { type: 'string', value: 'number', default: '40', about: 'how often each is asked for' },
    on: { type: 'string', value: 'database', default: 'both', about: 'sqlite or postgres alone' },
  },
  async run({ values: { times, on, ...size } }) {
    const each = wholeNumber('--times', times);
    console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}.`);
    console.log(
      'Requests one after another, from the server’s own process. Its memory is shown, and that of the built server.\n',
    );
    if (on !== 'postgres') await benchOn('SQLite', {}, size, each);
    if (on === 'sqlite') return;
    const given = process.env.TEST_DATABASE_URL;
    const own = given ? { url: given, stop: async () => {} } : await startPostgres();
    if ('unavailable' in own) {
      console.log(`PostgreSQL was SKIPPED: ${own.unavailable}.`);
      return;
    }
    try {
      await benchOn('PostgreSQL', { DATABASE_URL: await createDatabase(own.url) }, size, each);
    } finally {
      await own.stop();
    }
  },
});
