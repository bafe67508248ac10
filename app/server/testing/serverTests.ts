import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Schema } from '../db/schema.ts';
import type { Answer } from './request.ts';
import { invite, type Member, staffMember } from './staff.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts';
import { StripeFake } from './stripeFake.ts';

/** Starts one server for the tests of a block. @param options as a function if they are known only when the tests run */
export function serverTests(
  options: TestServerOptions | (() => TestServerOptions | Promise<TestServerOptions>) = {},
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(typeof options === 'function' ? await options() : options));
  });
  afterAll(() => server.close());
  return server;
}

/** Logs a member of the team in to the desk, for the tests of a block. */
export function memberTests(server: TestServer, role: 'owner' | 'staff' | 'read-only', name = 'Aoife Nolan'): Member {
  const member = {} as Member;
  beforeAll(async () => {
    const address = `${name.split(' ')[0]?.toLowerCase()}@agency.example`;
    await invite(server, address, role);
    Object.assign(member, await staffMember(server, address, name));
  });
  return member;
}

/** Starts a fake of Stripe for the tests of a block. @returns it, and the settings with which a server calls it */
export function stripeTests() {
  const fake = new StripeFake();
  const keys = {} as Record<'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE', string>;
  beforeAll(async () => {
    Object.assign(keys, await fake.listen());
  });
  beforeEach(() => fake.reset());
  afterAll(() => fake.close());
  return { fake, keys };
}

/** Stored e-mails to an address, oldest first. */
export const mailsTo = ({ database }: Pick<TestServer, 'database'>, recipient: string) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The text of a stored e-mail. */
export const mailText = async ({ database }: Pick<TestServer, 'database'>, id: string) =>
  (await database.selectFrom('outbox').select('text').where('id', '=', id).executeTakeFirstOrThrow()).text;

/** The stored order of an address. */
export const orderOf = ({ database }: Pick<TestServer, 'database'>, email: string) =>
  database.selectFrom('orders').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Does something while a table isn't there, as if the database failed. */
export async function without<T>(
  { database }: Pick<TestServer, 'database'>,
  table: 'outbox' | 'orders' | 'subscribers' | 'messages',
  act: () => Promise<T>,
): Promise<T> {
  await database.schema.alterTable(table).renameTo('elsewhere').execute();
  try {
    return await act();
  } finally {
    await database.schema.alterTable('elsewhere').renameTo(table).execute();
  }
}

/** Sends a form as a browser does that runs no scripts. */
export const sendForm = ({ app }: Pick<TestServer, 'app'>, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The address of the API that reads and changes a booking. */
export const linkOf = ({ body }: Pick<Answer, 'body'>) => String(body.manageUrl).replace('/booking/', '/api/meeting/');

/** Deletes all rows of tables, before another test. */
export async function emptyTables({ database }: Pick<TestServer, 'database'>, ...tables: (keyof Schema)[]) {
  for (const table of tables) await database.deleteFrom(table).execute();
}
