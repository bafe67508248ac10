import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalPassword } from '../../../src/domain/forms/password.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** OWASP's minimum for Argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const bytes = { salt: 16, hash: 32 } as const;

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const derive = promisify(argon2);

/**
 * The turns of all hashes. Each takes a thread of libuv and a processor for a tenth of a second: more at once would leave
 * neither to files, compression and other visitors.
 */
export const hashQueue = createQueue(1, 10);

const base64 = (value: Buffer) => value.toString('base64').replaceAll('=', '');

function hashOf(password: string, salt: Buffer, size: number, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = Buffer.from(normalPassword(password));
  return hashQueue(() => derive('argon2id', { message, nonce: salt, tagLength: size, memory, passes, parallelism }));
}

const prefixOf = ({ memory, passes, parallelism }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;

/** The password hash in PHC format: "$argon2id$v=19$m=19456,t=2,p=1$…$…". */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const hash = await hashOf(password, salt, bytes.hash, cost);
  return `${prefixOf(cost)}$${base64(salt)}$${base64(hash)}`;
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Verifies a password. An invalid hash matches none, at the same cost. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = pattern.exec(hash) ?? [];
  if (!salt || !expected) {
    await hashPassword(password);
    return false;
  }
  const expectedHash = Buffer.from(expected, 'base64');
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actualHash = await hashOf(password, Buffer.from(salt, 'base64'), expectedHash.length, costs);
  return timingSafeEqual(actualHash, expectedHash);
}

/** Whether a hash was made with other cost parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`${prefixOf(cost)}$`);
}

/** Runs work when it is its turn. @throws HttpError when too much is waiting */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs little at once, and lets little wait: who would wait for long is told to come back. */
export function createQueue(maxRunning: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < maxRunning) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw tooBusy();
    try {
      return await work();
    } finally {
      // The next one takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const tooBusy = () =>
  new HttpError(
    503,
    'busy',
    'Many people are logging in at the moment, so we haven’t checked your password yet. Nothing was changed: please try again in 5 seconds.',
    { retryAfter: 5 },
  );
