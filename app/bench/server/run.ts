import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Site, startSite } from '../../e2e/site.ts';
import { CommandError, runCommand } from '../../server/cli/command.ts';
import { createDatabase, startPostgres } from '../../server/testing/postgres.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { grid } from '../grid.ts';
import { type Answered, type Load, load } from '../load.ts';
import { processorTime } from '../processorTime.ts';
import { median } from '../statistics.ts';
import { residentMemory } from './memory.ts';
import { startNginx } from './nginx.ts';

const rounds = 3;
const packed = { 'accept-encoding': 'gzip' };

interface Round extends Answered {
  /** Server CPU time per request in milliseconds; NaN if the system doesn't report it. */
  processor: number;
}

async function roundOf(pid: number, options: Load): Promise<Round> {
  const before = processorTime(pid);
  const answered = await load(options);
  const after = processorTime(pid);
  if (answered.refused > 0)
    throw new Error(`${answered.refused} of ${answered.answered} requests to ${options.url} were refused`);
  const used = before === undefined || after === undefined ? Number.NaN : after - before;
  return { ...answered, processor: used / answered.answered };
}

/** A table row: medians of the rounds, and memory afterwards. */
function line(what: string, on: string, pid: number, done: readonly Round[]): string[] {
  const middle = (of: (round: Round) => number) => median(done.map(of));
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const processor = middle((round) => round.processor);
  const memory = residentMemory(pid);
  return [
    what,
    on,
    String(Math.round(middle((round) => round.perSecond))),
    milliseconds(middle((round) => round.p50)),
    milliseconds(middle((round) => round.p99)),
    Number.isNaN(processor) ? 'not reported' : `${Math.round(processor * 1000)} µs`,
    memory === undefined ? 'not reported' : `${Math.round(memory)} MB`,
  ];
}

async function measured(what: string, on: string, pid: number, options: Load): Promise<string[]> {
  await load({ ...options, requests: options.requests / 4 });
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) done.push(await roundOf(pid, options));
  return line(what, on, pid, done);
}

const page = (url: string): Load => ({ url: `${url}/`, headers: packed, connections: 16, requests: 6000, seconds: 10 });

/** All free times; each can be booked once. */
async function freeTimes({ url }: Site): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/meeting/available-slots?from=${today}&to=${addDays(today, 61)}`);
  const days = (await response.json()) as Record<string, { iso: string; available: boolean; booked: boolean }[]>;
  return Object.values(days)
    .flat()
    .filter(({ available, booked }) => available && !booked)
    .map(({ iso }) => iso);
}

/** Divides the free times among the rounds, because each can be booked once. */
async function bookings(site: Site, on: string): Promise<string[]> {
  const free = await freeTimes(site);
  const each = Math.floor(free.length / rounds);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = free.slice(round * each, (round + 1) * each);
    done.push(
      await roundOf(site.pid, {
        url: `${site.url}/api/meeting/book-meeting`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: (n) => JSON.stringify({ name: 'Ann Byrne', email: `a${n}@example.ie`, date: times[n - 1], duration: 30 }),
        connections: 8,
        requests: times.length,
        seconds: 60,
      }),
    );
  }
  return line(`book-meeting, ${each} in a round`, on, site.pid, done);
}

async function serverOn(on: string, settings: Record<string, string>): Promise<string[][]> {
  const site = await startSite({ LOG_LEVEL: 'silent', ...settings });
  try {
    const day = addDays(new Date().toISOString().slice(0, 10), 10);
    const slots = `${site.url}/api/meeting/available-slots?date=${day}`;
    return [
      await measured('page /', on, site.pid, page(site.url)),
      await measured('available-slots of a day', on, site.pid, {
        url: slots,
        connections: 16,
        requests: 2000,
        seconds: 10,
      }),
      await bookings(site, on),
    ];
  } finally {
    await site.close();
  }
}

async function nginx(): Promise<string[][]> {
  const site = await startSite();
  const html = await (await fetch(`${site.url}/`)).text();
  await site.close();
  const other = await startNginx(html);
  if ('unavailable' in other) {
    console.log(`nginx was LEFT OUT: ${other.unavailable}.\n`);
    return [];
  }
  try {
    return [await measured('page /', 'nginx, 1 process', other.pid, page(other.url))];
  } finally {
    await other.stop();
  }
}

async function postgres(): Promise<string[][]> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? { url: given, stop: async () => {} } : await startPostgres();
  if ('unavailable' in own) {
    console.log(`PostgreSQL was SKIPPED: ${own.unavailable}.\n`);
    return [];
  }
  try {
    return await serverOn('PostgreSQL', { DATABASE_URL: await createDatabase(own.url) });
  } finally {
    await own.stop();
  }
}

await runCommand({
  name: 'pnpm bench:server',
  about:
    'Measures what the built server carries of a page, of the free times and of bookings, on both databases and beside nginx where those are installed. It fails on none of the figures: processor time for each request tells more than times by the clock.',
  async run() {
    if (!existsSync(new URL('../../dist/server/main.js', import.meta.url))) {
      throw new CommandError('There is no built server to measure: run pnpm build:site first.');
    }

    const head = ['What', 'On', 'Requests a second', 'p50', 'p99', 'Processor for each', 'Memory'];
    const rows = [...(await nginx()), ...(await serverOn('SQLite', {})), ...(await postgres())];
    console.log(
      `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; medians of ${rounds} rounds.`,
    );
    console.log(
      'Pages as gzip; the load is made on the same machine; PostgreSQL’s own processor time is not counted.\n',
    );
    console.log(grid([head, ...rows]));
  },
});
