import { currentStep, hotp } from '../team/staffAuth.ts';
import { type Browser, browser, member, password } from './accounts.ts';
import type { TestServer } from './startTestServer.ts';

/**
 * A code of an authenticator app. Each is accepted once, and the server accepts the ones before and after the current one.
 * @param steps how many steps of 30 seconds from now
 */
export function totp(uri: string, steps = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return hotp(base32(secret), currentStep() + steps);
}

function base32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A member of the team who is logged in to the desk with an authenticator app. */
export interface Member extends Browser {
  /** The address that the app was set up with. */
  uri: string;
  /** The code that confirmed the app: it can't be used again. */
  code: string;
  recoveryCodes: readonly string[];
}

type Place = Pick<TestServer, 'url' | 'database'> & { clock: { now: Date } };

/** Opens an account for an address of the team, sets up its authenticator app, and logs in to the desk. */
export async function staffMember(server: Place, email: string, name = 'Aoife Nolan'): Promise<Member> {
  await member(server, email, name);
  const desk = browser(server);
  await desk.post('/api/staff/login', { email, password });
  const { body } = await desk.post('/api/staff/factors/app', { password });
  const { uri, recoveryCodes } = body as unknown as { uri: string; recoveryCodes: string[] };
  const code = totp(uri);
  const confirmed = await desk.post('/api/staff/factors/app/confirm', { code });
  if (confirmed.status !== 200) throw new Error(`No desk for ${email}: ${JSON.stringify(confirmed.body)}`);
  return { ...desk, uri, code, recoveryCodes };
}

/** Keeps logins to the desk from ending while a test sets its clock forward: the auth library compares with the system clock. */
export async function keepLogins({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.updateTable('staff_sessions').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
}

/** Sets the clock forward, and keeps logins to the desk. */
export async function passMinutes(server: Pick<TestServer, 'clock' | 'database'>, minutes: number): Promise<void> {
  server.clock.pass(minutes * 60_000);
  await keepLogins(server);
}

/** Puts an address into the team, as an invitation does. */
export async function invite(server: Place, address: string, role: 'owner' | 'staff' | 'read-only'): Promise<void> {
  const at = server.clock.now.toISOString();
  await server.database
    .insertInto('staff')
    .values({ id: `member-${address}`, address, role, created_at: at, updated_at: at })
    .execute();
}
