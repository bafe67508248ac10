import type { Schema } from '../platform/db/schema.ts';
import type { Answer } from './request.ts';
import type { TestServer } from './startTestServer.ts';

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
