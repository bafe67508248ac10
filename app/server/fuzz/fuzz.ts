import fc from 'fast-check';
import { errorSchema } from '../../src/domain/contract/error.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import { member } from '../testing/accounts.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { type Description, type Draft, drafts, sweep } from './requests.ts';
import { rubbishIn } from './rows.ts';
import { type Answered, Sender } from './send.ts';

export interface Figures {
  requests: number;
  /** How many were answered with each status. */
  statuses: ReadonlyMap<number, number>;
  /** Calls and forms that did at least once what they are for. */
  done: ReadonlySet<string>;
  /** Milliseconds. */
  slowest: number;
  /** The most work that one request made, and which one it was. */
  worst: Work;
  seconds: number;
  rows: number;
  /** Everything that should not be, in words. */
  faults: readonly string[];
}

/** What a request costs the thread that answers everybody. */
export interface Work {
  call: string;
  /** Milliseconds of the processor. */
  ms: number;
}

/** What every server that is fuzzed is set up with: limits that count, behind a proxy, and nobody reaches them. */
export const fuzzedWith = {
  MAIL_FROM: 'hello@agency.example',
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
} as const;

export interface FuzzOptions {
  /** How many are made up, beside those that are always sent. */
  requests: number;
  /** The same one makes the same requests. */
  seed: number;
  /** Ends after so many seconds, however many requests were sent. */
  seconds: number;
}

const atOnce = 12;
/** Milliseconds that no answer may take, also on a machine that does much else. */
const tooSlow = 15_000;
/** Milliseconds of the processor that no request may take from the thread that answers everybody. */
const tooMuchWork = 50;
/** Milliseconds after which no more requests are weighed. */
const weighingTime = 60_000;
/** Answers of the server's own making that say that something is not set up or nobody's fault. */
const expected = new Set(['webhook-not-set-up']);

/** Sends made-up requests to a server, and looks at every answer and at every row that is stored in the end. */
export async function fuzz(server: TestServer, { requests, seed, seconds }: FuzzOptions): Promise<Figures> {
  const started = performance.now();
  const faults: string[] = [];
  const unhandled = (error: unknown) => faults.push(`unhandled: ${error instanceof Error ? error.stack : error}`);
  process.on('unhandledRejection', unhandled);
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
  const pages = server.app.routes
    .filter(({ pattern, methods }) => !pattern.startsWith('/api/') && methods.includes('POST'))
    .map(({ pattern }) => pattern.replace(/:(\w+)/g, '{$1}'));
  const somebody = await member(server, 'member@example.ie');
  const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sender = new Sender(server.url, cookie);
  const known: string[] = [];
  const statuses = new Map<number, number>();
  const done = new Set<string>();
  const answered: { wanted: Draft; took: number }[] = [];
  let sent = 0;

  const list = [...sweep, ...fc.sample(drafts(description, pages, server.url), { numRuns: requests, seed })];
  const lane = async () => {
    for (;;) {
      const draft = list.shift();
      if (!draft || performance.now() - started > seconds * 1000) return;
      server.clock.now = new Date(server.clock.now.getTime() + 500);
      const wanted = draft.helped ? helped(draft, known) : draft;
      sent += 1;
      try {
        const answer = await sender.send(wanted, known);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        answered.push({ wanted, took: answer.took });
        const call = `${draft.method} ${draft.path}`;
        if (answer.status < 400 && !isWild(draft, description, pages)) done.add(call);
        if (answer.status < 300) learn(answer, known);
        const fault = faultIn(draft, answer);
        if (fault) faults.push(`${call}: ${fault} ${JSON.stringify(wanted).slice(0, 600)}`);
      } catch (error) {
        faults.push(`${draft.method} ${draft.path}: ${error} ${JSON.stringify(wanted).slice(0, 600)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const slowestFirst = answered.sort((one, other) => other.took - one.took);
  const worst = await worstOf(slowestFirst, (wanted) => sender.send(wanted, known));
  if (worst.ms > tooMuchWork) {
    faults.push(`${worst.call.slice(0, 600)}: keeps the server busy for ${Math.round(worst.ms)} ms`);
  }
  sender.close();
  const { rows, rubbish } = await rubbishIn(server.database);
  process.off('unhandledRejection', unhandled);
  const took = (performance.now() - started) / 1000;
  const slowest = slowestFirst[0]?.took ?? 0;
  return { requests: sent, statuses, done, slowest, worst, seconds: took, rows, faults: [...faults, ...rubbish] };
}

/**
 * Weighs the requests that may have made too much work: only one whose answer took that long can have. Each is sent again
 * alone, several times, and the least counts: what else the machine does makes it more, and nothing makes it less. What
 * is counted is the thread that answers everybody, because only work there keeps other visitors waiting; passwords are
 * hashed and pages compressed beside it.
 */
async function worstOf(
  slowestFirst: readonly { wanted: Draft; took: number }[],
  send: (wanted: Draft) => Promise<unknown>,
): Promise<Work> {
  const started = performance.now();
  let worst: Work = { call: 'none', ms: 0 };
  for (const [at, { wanted, took }] of slowestFirst.entries()) {
    if ((took < tooMuchWork && at >= 20) || performance.now() - started > weighingTime) break;
    const ms = await workOf(() => send(wanted).catch(() => {}));
    if (ms > worst.ms) worst = { call: `${wanted.method} ${wanted.path} ${JSON.stringify(wanted)}`, ms };
  }
  return worst;
}

async function workOf(call: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > tooMuchWork; tries += 1) {
    const before = process.threadCpuUsage();
    await call();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function isWild({ path }: Draft, { paths }: Description, pages: readonly string[]): boolean {
  return !(path in paths) && !pages.includes(path);
}

/** What is wrong with an answer, whatever was asked. */
function faultIn({ method, path }: Draft, { status, body, type, took }: Answered): string | null {
  if (took > tooSlow) return `took ${Math.round(took)} ms`;
  const isError = type.startsWith('application/json') && status >= 400 && method !== 'HEAD';
  if (isError) {
    const { data } = errorSchema.safeParse(parsed(body));
    if (!data || data.message === '') return `${status} without words: ${body.slice(0, 200)}`;
    if (status >= 500 && !expected.has(data.code)) return `${status} ${body}`;
  } else if (status >= 500) return `${status} ${body.slice(0, 300)}`;
  if (status >= 400 && path.startsWith('/api/') && !isError && method !== 'HEAD') return `${status} as ${type}`;
  return null;
}

/** The draft with what a page of ours would know: the price of the basket, a ticket that was given out before. */
function helped(draft: Draft, known: readonly string[]): Draft {
  const { body } = draft;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return draft;
  const better: Record<string, unknown> = { ...body };
  if ('ticket' in better) better.ticket = known.findLast((text) => /^\d{13}\./.test(text)) ?? 'x';
  if ('website' in better) better.website = '';
  if ('token' in better) better.token = known.at(-1) ?? 'x';
  const basket = selectionSchema.safeParse(better.selection);
  if ('price' in better && basket.success) better.price = priceOf(basket.data).due.amount;
  return { ...draft, body: better };
}

/** Keeps what links and later calls are made of. */
function learn({ body }: Answered, known: string[]): void {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string') continue;
    if (['id', 'token', 'ticket'].includes(name)) known.push(each);
    if (['manageUrl', 'url'].includes(name)) known.push(each.split('/').at(-1) ?? each);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The figures in a few lines. */
export function figureWords(
  name: string,
  { requests, statuses, done, slowest, worst, seconds, rows, faults }: Figures,
): string {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  return [
    `${name}: ${requests} requests in ${seconds.toFixed(1)} s, the slowest answer after ${Math.round(slowest)} ms`,
    `  ${counts.join(', ')}`,
    `  no request kept the server busy for more than ${worst.ms.toFixed(1)} ms: ${worst.call.slice(0, 120)}`,
    `  ${done.size} calls and forms did what they are for; ${rows} rows stored, each as it should be but for the faults`,
    `  ${faults.length === 0 ? 'no faults' : `${faults.length} faults, the first of them:`}`,
    ...faults.slice(0, 20).map((fault) => `  - ${fault}`),
  ].join('\n');
}
