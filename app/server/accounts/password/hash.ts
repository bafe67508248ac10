import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalPassword } from '../../../src/domain/password.ts';

/** How costly a guess is: what OWASP asks for at least, with the memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const bytes = { salt: 16, hash: 32 } as const;

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const derive = promisify(argon2);
const base64 = (value: Buffer) => value.toString('base64').replaceAll('=', '');

function hashOf(password: string, salt: Buffer, size: number, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = Buffer.from(normalPassword(password));
  return derive('argon2id', { message, nonce: salt, tagLength: size, memory, passes, parallelism });
}

const headOf = ({ memory, passes, parallelism }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;

/** The hash of a password, with all that is needed to check it, as "$argon2id$v=19$m=19456,t=2,p=1$…$…". */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const hash = await hashOf(password, salt, bytes.hash, cost);
  return `${headOf(cost)}$${base64(salt)}$${base64(hash)}`;
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password is the one that was hashed. A hash that is none of ours fits no password, at the same cost. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, wanted] = pattern.exec(hash) ?? [];
  if (!salt || !wanted) {
    await hashPassword(password);
    return false;
  }
  const right = Buffer.from(wanted, 'base64');
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await hashOf(password, Buffer.from(salt, 'base64'), right.length, costs);
  return timingSafeEqual(given, right);
}

/** Whether a hash was made at another cost than passwords are hashed now. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`${headOf(cost)}$`);
}
