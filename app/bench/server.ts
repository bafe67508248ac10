import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { CommandError, runCommand, wholeNumber } from '../server/platform/cli/command.ts';
import { inherited } from '../server/testing/inherited.ts';
import { createDatabase, startPostgres } from '../server/testing/postgres.ts';
import { startSite } from '../server/testing/siteProcess.ts';
import { staffMember } from '../server/testing/staff.ts';
import { startTestServer } from '../server/testing/startTestServer.ts';
import { addDays } from '../src/domain/booking/day.ts';
import { type Figure, figuresTable } from './figures.ts';

const built = join(import.meta.dirname, '../dist/server/main.js');
const samples = join(import.meta.dirname, '../server/demo-data/demoData.cli.ts');
const address = 'bench@agency.example';
const today = new Date().toISOString().slice(0, 10);
/** Milliseconds within which the desk answers 97.5% of requests. */
const deskLimit = 50;

const weekOf = (path: string) => `${path}?from=${today}&to=${addDays(today, 6)}`;
const searches = ['orders', 'offers', 'messages', 'mails', 'people'].flatMap((list) =>
  ['byrne', 'zoe.muller.2', 'xqzyvw', 'a', 'qx'].map((words) => `/${list}?search=${words}`),
);
/** What the desk asks for; each path is requested alone, one request after another. */
const deskPaths = [
  '/today',
  '/money',
  ...['all', 'needs-me', 'in-progress', 'balance-due', 'unpaid', 'done'].map((view) => `/orders?view=${view}`),
  ...['all', 'draft', 'sent', 'accepted', 'expired', 'withdrawn'].map((view) => `/offers?view=${view}`),
  '/posts',
  '/numbers',
  weekOf('/bookings'),
  weekOf('/availability'),
  ...['all', 'unanswered', 'answered'].map((view) => `/messages?view=${view}`),
  ...['all', 'waiting', 'undelivered', 'sent'].map((view) => `/mails?view=${view}`),
  '/people?',
  '/log?',
  ...searches,
  '/orders?search=€600',
];

/** CPU time of a process in milliseconds, from Linux's hundredths of a second. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(pid: number, options: autocannon.Options, limit?: number): Promise<Figure[]> {
  const before = processorTime(pid);
  const { latency, requests, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} requests to ${options.url} failed`);
  return [
    { what: 'per second', value: requests.average },
    { what: 'p50', value: latency.p50, unit: 'ms' },
    { what: 'p97.5', value: latency.p97_5, unit: 'ms', atMost: limit },
    { what: 'CPU for each', value: ((processorTime(pid) - before) * 1000) / requests.total, unit: 'µs' },
    { what: 'memory', value: megabytes(pid), unit: 'MB' },
  ];
}

/** Free times of the next two months; each can be booked once. */
async function freeTimes(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/meeting/available-slots?from=${today}&to=${addDays(today, 60)}`);
  const days = (await answer.json()) as Record<string, { iso: string; available: boolean }[]>;
  return Object.values(days)
    .flat()
    .flatMap(({ iso, available }) => (available ? [iso] : []));
}

async function measureSite(url: string, pid: number) {
  const load = { connections: 16, duration: 10 };
  const page = { ...load, url: `${url}/`, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...page, duration: 3 });
  const rows = [
    { name: 'page /', figures: await measure(pid, page) },
    {
      name: 'free times of a day',
      figures: await measure(pid, {
        ...load,
        url: `${url}/api/meeting/available-slots?date=${addDays(today, 10)}`,
      }),
    },
  ];
  const times = await freeTimes(url);
  let booked = 0;
  const booking = {
    url,
    connections: 8,
    amount: times.length,
    requests: [
      {
        method: 'POST' as const,
        path: '/api/meeting/book-meeting',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request: autocannon.Request) => {
          const date = times[booked++];
          const body = { name: 'Ann Byrne', email: `a${booked}@example.ie`, date, duration: 30 };
          return { ...request, body: JSON.stringify(body) };
        },
      },
    ],
  };
  return [...rows, { name: `booking, ${times.length}`, figures: await measure(pid, booking) }];
}

async function measureDesk(url: string, pid: number, cookie: string, times: number) {
  const rows = [];
  for (const path of deskPaths) {
    const options = { url: `${url}/api/staff${encodeURI(path)}`, headers: { cookie }, connections: 1 };
    await autocannon({ ...options, amount: 10 });
    rows.push({ name: path, figures: await measure(pid, { ...options, amount: times }, deskLimit) });
  }
  return rows;
}

await runCommand({
  name: 'pnpm bench:server',
  about:
    'Measures the built server on SQLite, and on PostgreSQL where that is installed: every list and search of the desk on a database full of samples, then a page, free times and bookings under load. CPU time tells more than times by the clock.',
  options: {
    orders: { type: 'string', value: 'number', default: '100000', about: 'samples of orders' },
    bookings: { type: 'string', value: 'number', default: '50000', about: 'samples of consultations' },
    mails: { type: 'string', value: 'number', default: '200000', about: 'samples of e-mails' },
    posts: { type: 'string', value: 'number', default: '1000', about: 'samples of posts' },
    times: { type: 'string', value: 'number', default: '40', about: 'requests of each kind to the desk' },
  },
  async run({ values: { times, ...counts } }) {
    if (!existsSync(built)) throw new CommandError('There is no built server to measure: run pnpm build:site first.');
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
    const postgres = await startPostgres();
    const databases = ['SQLite', ...('url' in postgres ? ['PostgreSQL'] : [])];
    for (const database of databases) {
      const databaseUrl: Record<string, string> =
        'url' in postgres && database === 'PostgreSQL' ? { DATABASE_URL: await createDatabase(postgres.url) } : {};
      const prepared = await startTestServer({ environment: { ...databaseUrl, ADMIN_EMAILS: address } });
      const environment = {
        ...databaseUrl,
        DATA_DIR: prepared.settings.dataDir,
        ADMIN_EMAILS: address,
        PORT: '0',
        RATE_LIMIT: '0',
      };
      const site = startSite(environment, built);
      try {
        const url = await site.url();
        const pid = site.child.pid ?? 0;
        const words = Object.entries(counts).map(([what, count]) => `--${what}=${wholeNumber(`--${what}`, count, 0)}`);
        // In a process of its own, so that its memory isn't counted with the server's.
        execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', samples, ...words], {
          env: { ...inherited, ...environment },
        });
        const { cookies } = await staffMember(prepared, address);
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const desk = await measureDesk(url, pid, cookie, wholeNumber('--times', times));
        console.log(`\nThe desk on ${database}\n${figuresTable(desk).text}`);
        console.log(`\n${database}\n${figuresTable(await measureSite(url, pid)).text}`);
      } finally {
        await site.kill();
        await prepared.close();
      }
    }
    if ('stop' in postgres) await postgres.stop();
  },
});
