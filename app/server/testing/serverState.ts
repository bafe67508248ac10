import type { Schema } from '../platform/db/schema.ts';
import type { Answer } from './request.ts';
import type { TestServer } from './startTestServer.ts';

type Place = Pick<TestServer, 'database'>;

/** The rows of a table that have these values. */
export const rowsOf = <Table extends keyof Schema>(
  { database }: Place,
  table: Table,
  values: Partial<Schema[Table]> = {},
) =>
  database
    .selectFrom(table as 'orders')
    .selectAll()
    .where(({ and }) => and(values as Partial<Schema['orders']>))
    .execute() as unknown as Promise<Schema[Table][]>;

/** The first of them. */
export async function rowOf<Table extends keyof Schema>(
  place: Place,
  table: Table,
  values: Partial<Schema[Table]> = {},
) {
  const [row] = await rowsOf(place, table, values);
  if (!row) throw new Error(`There is no such row in ${table}.`);
  return row;
}

/** Changes the rows of a table that have these values. */
export const changeRows = <Table extends keyof Schema>(
  { database }: Place,
  table: Table,
  change: Partial<Schema[Table]>,
  values: Partial<Schema[Table]> = {},
) =>
  database
    .updateTable(table as 'orders')
    .set(change as Partial<Schema['orders']>)
    .where(({ and }) => and(values as Partial<Schema['orders']>))
    .execute();

/** Adds rows to a table. */
export const addRows = <Table extends keyof Schema>(
  { database }: Place,
  table: Table,
  rows: Schema[Table] | Schema[Table][],
) =>
  database
    .insertInto(table as 'orders')
    .values(rows as unknown as Schema['orders'])
    .execute();

/** Stored e-mails to an address, oldest first. */
export const mailsTo = ({ database }: Pick<TestServer, 'database'>, recipient: string) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Stored e-mails about something, by the beginning of their ids, oldest first. */
export const mailsAbout = ({ database }: Place, id: string) =>
  database.selectFrom('outbox').selectAll().where('id', 'like', `${id}%`).orderBy('created_at').orderBy('id').execute();

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
