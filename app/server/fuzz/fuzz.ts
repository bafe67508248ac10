import fc from 'fast-check';
import { errorSchema } from '../../src/domain/contract/error.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { selectionSchema } from '../../src/orders/selectionSchema.ts';
import { member } from '../testing/accounts.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { type Description, type Draft, drafts, sweep } from './requests.ts';
import { findInvalidRows } from './rows.ts';
import { type Answered, Sender } from './send.ts';

export interface Figures {
  requests: number;
  /** Number of answers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Routes that succeeded at least once. */
  done: ReadonlySet<string>;
  /** Milliseconds. */
  slowest: number;
  /** The request that took the most CPU time. */
  worst: Work;
  seconds: number;
  rows: number;
  /** Descriptions of all faults. */
  faults: readonly string[];
}

/** CPU time of a request on the main thread. */
export interface Work {
  call: string;
  /** CPU time in milliseconds. */
  ms: number;
}

/** Settings of a fuzzed server: with rate limits that are never reached, behind a proxy. */
export const fuzzedWith = {
  MAIL_FROM: 'hello@agency.example',
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
} as const;

export interface FuzzOptions {
  /** Number of generated requests, besides those that are always sent. */
  requests: number;
  /** The same seed generates the same requests. */
  seed: number;
  /** Time limit in seconds. */
  seconds: number;
}

const atOnce = 12;
/** Maximum response time in milliseconds, also on a busy machine. */
const tooSlow = 15_000;
/** Maximum CPU time of a request on the main thread, in milliseconds. */
const tooMuchWork = 50;
/** Time limit for measuring CPU time, in milliseconds. */
const measuringTime = 60_000;
/** 5xx codes that are no fault of the server. */
const expected = new Set(['webhook-not-set-up']);

/** Sends generated requests to a server, and checks every answer and, at the end, every stored row. */
export async function fuzz(server: TestServer, { requests, seed, seconds }: FuzzOptions): Promise<Figures> {
  const started = performance.now();
  const faults: string[] = [];
  const unhandled = (error: unknown) => faults.push(`unhandled: ${error instanceof Error ? error.stack : error}`);
  process.on('unhandledRejection', unhandled);
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
  const pages = server.app.routes
    .filter(({ pattern, methods }) => !pattern.startsWith('/api/') && methods.includes('POST'))
    .map(({ pattern }) => pattern.replace(/:(\w+)/g, '{$1}'));
  const visitor = await member(server, 'member@example.ie');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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
      const wanted = draft.usesKnownValues ? withKnownValues(draft, known) : draft;
      sent += 1;
      try {
        const answer = await sender.send(wanted, known);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        answered.push({ wanted, took: answer.took });
        const call = `${draft.method} ${draft.path}`;
        if (answer.status < 400 && !isWild(draft, description, pages)) done.add(call);
        if (answer.status < 300) collectTokens(answer, known);
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
  const { rows, invalid } = await findInvalidRows(server.database);
  process.off('unhandledRejection', unhandled);
  const took = (performance.now() - started) / 1000;
  const slowest = slowestFirst[0]?.took ?? 0;
  return { requests: sent, statuses, done, slowest, worst, seconds: took, rows, faults: [...faults, ...invalid] };
}

/**
 * Measures the CPU time of requests that took long. Each is repeated alone several times, and the minimum counts, because
 * other load can only add time. Only the main thread is measured: work there blocks other visitors, while password hashing
 * and compression run on other threads.
 */
async function worstOf(
  slowestFirst: readonly { wanted: Draft; took: number }[],
  send: (wanted: Draft) => Promise<unknown>,
): Promise<Work> {
  const started = performance.now();
  let worst: Work = { call: 'none', ms: 0 };
  for (const [at, { wanted, took }] of slowestFirst.entries()) {
    if ((took < tooMuchWork && at >= 20) || performance.now() - started > measuringTime) break;
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

/** What is wrong with an answer; null when nothing is. */
function faultIn({ method, path }: Draft, { status, body, type, took }: Answered): string | null {
  if (took > tooSlow) return `took ${Math.round(took)} ms`;
  const isError = type.startsWith('application/json') && status >= 400 && method !== 'HEAD';
  if (isError) {
    const { data } = errorSchema.safeParse(parsed(body));
    if (!data || data.message === '') return `${status} without a message: ${body.slice(0, 200)}`;
    if (status >= 500 && !expected.has(data.code)) return `${status} ${body}`;
  } else if (status >= 500) return `${status} ${body.slice(0, 300)}`;
  if (status >= 400 && path.startsWith('/api/') && !isError && method !== 'HEAD') return `${status} as ${type}`;
  return null;
}

/** Fills in what our pages would know: the right price, or a valid form token. */
function withKnownValues(draft: Draft, known: readonly string[]): Draft {
  const { body } = draft;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return draft;
  const better: Record<string, unknown> = { ...body };
  if ('formToken' in better) better.formToken = known.findLast((text) => /^\d{13}\./.test(text)) ?? 'x';
  if ('website' in better) better.website = '';
  if ('token' in better) better.token = known.at(-1) ?? 'x';
  const selection = selectionSchema.safeParse(better.selection);
  if ('price' in better && selection.success) better.price = priceOf(selection.data).due.amount;
  return { ...draft, body: better };
}

/** Collects tokens and ids from answers, for later requests. */
function collectTokens({ body }: Answered, known: string[]): void {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string') continue;
    if (['id', 'token', 'formToken'].includes(name)) known.push(each);
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

/** The figures as a report. */
export function figureWords(
  name: string,
  { requests, statuses, done, slowest, worst, seconds, rows, faults }: Figures,
): string {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  return [
    `${name}: ${requests} requests in ${seconds.toFixed(1)} s, the slowest answer after ${Math.round(slowest)} ms`,
    `  ${counts.join(', ')}`,
    `  no request kept the server busy for more than ${worst.ms.toFixed(1)} ms: ${worst.call.slice(0, 120)}`,
    `  ${done.size} routes succeeded at least once; ${rows} stored rows were checked`,
    `  ${faults.length === 0 ? 'no faults' : `${faults.length} faults, the first of them:`}`,
    ...faults.slice(0, 20).map((fault) => `  - ${fault}`),
  ].join('\n');
}
