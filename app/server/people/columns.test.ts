import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newBalanceRequest } from '../checkout/balance/requests.ts';
import { tables as declared, isSqliteTable, type Schema } from '../platform/db/schema.ts';
import type { Content } from '../platform/db/table.ts';
import { type Browser, member, password, tokenTo } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { insertMessage } from '../testing/contact.ts';
import { bill, cardPayment, orderRow } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { brief, order } from '../testing/request.ts';
import { saveRequest } from '../testing/savedQuotes.ts';
import { addRows, changeRows } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { deleteExpired } from './deleteExpired.ts';

const email = 'ann@example.ie';
const tables = Object.keys(declared) as (keyof Schema)[];
const columns = tables.flatMap((table) =>
  Object.entries<{ holds: Content }>(declared[table].columns).map(([column, { holds }]) => ({
    table,
    column,
    content: holds,
  })),
);
type Column = (typeof columns)[number];
type Values = ReadonlyMap<string, ReadonlySet<string>>;

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

/** All stored non-empty values by column. */
async function valuesIn({ database }: TestServer, isWanted: (row: object) => boolean = () => true): Promise<Values> {
  const values = new Map<string, Set<string>>();
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    for (const [column, value] of rows.filter(isWanted).flatMap((row) => Object.entries(row))) {
      const name = `${table}.${column}`;
      if (value !== null && value !== '') values.set(name, (values.get(name) ?? new Set()).add(String(value)));
    }
  }
  return values;
}

describe('personal data', async () => {
  let owner: Browser;
  let before: Values;
  const server = await openTestServer({ timing: { outboxInterval: 3_600_000 } });
  beforeAll(async () => {
    owner = await member(server, email);
    await fill();
    before = await valuesIn(server);
  });

  /** Fills every column with at least one value. */
  async function fill(): Promise<void> {
    const at = server.clock.now.toISOString();
    await book(server, { email, date: '2026-11-24T09:00:00Z', timeZone: 'Asia/Tokyo' });
    const noted = {
      note: 'As agreed on the phone.',
      meeting_url: 'https://meet.example/ann',
      former_meeting_url: 'https://meet.example/ann-at-first',
      outcome: 'done',
    } as const;
    await server.database.updateTable('bookings').set(noted).execute();
    await order(server, { email, brief });
    const { id: order_id } = await server.database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await server.database.updateTable('bookings').set({ order_id }).execute();
    await owner.post('/api/quotes', saveRequest());
    await owner.post('/api/account/newsletter', { subscribed: true });
    await insertMessage(server, { email, plan: 'full' });
    const { id: message_id } = await server.database.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    const answer = { id: 'answer-of-this-test', message_id, author: 'member', text: 'March is fine.', created_at: at };
    await server.database.insertInto('message_answers').values(answer).execute();
    await addRows(server, 'follow_ups', {
      id: 'follow-up-of-this-test',
      address: email,
      due_on: '2026-12-11',
      assignee: null,
      note: 'Ask about the menu.',
      done_at: at,
      created_at: at,
      version: 5,
    });
    const offer = {
      id: 'offer-of-this-test',
      name: 'Ann Byrne',
      email,
      title: 'A small shop',
      draft: '{"note":"a draft"}',
    };
    await addRows(server, 'offers', {
      ...offer,
      total_cents: 4_300,
      sent: 7,
      valid_until: '2026-12-20',
      order_id,
      for_order: order_id,
      accepted_by: 'Ann Byrne',
      accepted_on: '2026-11-19',
      withdrawn_at: at,
      created_at: at,
      updated_at: at,
      version: 0,
    });
    await server.database
      .insertInto('offer_versions')
      .values({ offer_id: offer.id, number: 7, document: '{"note":"as sent"}', sent_at: at })
      .execute();
    await server.database.updateTable('messages').set({ offer_id: offer.id }).execute();
    const business = {
      business: 1,
      company: 'Byrne Ltd',
      vat_number: 'IE1234567A',
      address: '{"line1":"5 Mill Lane","town":"Cork","country":"IE"}',
    } as const;
    await changeRows(server, 'orders', {
      paid_at: at,
      cancelled_at: at,
      discount_code: 'SPRING',
      begin_requested_at: at,
      consumer_withdrew_at: at,
      due_on: '2026-12-04',
      reminded: 'before',
      ...business,
    });
    await server.database
      .insertInto('order_notes')
      .values({ id: 'note', order_id, author: 'member', text: 'Prefers to be called.', created_at: at })
      .execute();
    const { id: paymentId } = await server.database.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    const reference = 'BYRNE BAKERY DEPOSIT';
    const transfer = { id: 'transfer', payment_id: paymentId, amount_cents: 12_345, day: '2026-11-19', reference };
    await addRows(server, 'transfers', { ...transfer, reverses: null, created_at: at });
    await addRows(server, 'refunds', {
      id: 'refund',
      payment_id: paymentId,
      amount_cents: 1_234,
      reason: 'Fewer pages than planned.',
      status: 'refunded',
      failure: null,
      key_number: 1,
      failed_checks: 0,
      check_at: null,
      created_at: at,
      updated_at: at,
    });
    await addRows(server, 'balance_requests', {
      ...newBalanceRequest(
        { id: order_id },
        [{ amount: 23_456, dueOn: '2026-12-01' }],
        server.settings,
        server.clock.now,
        '2026-11-20',
      ),
      reminded: '2026-12-01 before',
      session_id: 'demo_session_of_the_balance',
      session_cents: 23_456,
      checkout_url: 'https://agency.example/demo-checkout/demo_session_of_the_balance',
      session_expires_at: at,
      locked_until: at,
      paid_at: at,
      withdrawn_at: at,
    });
    await bill(server, {
      order: await server.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow(),
      before: undefined,
      after: cardPayment(orderRow(server.clock.now), paymentId, 39_600, server.clock.now),
      payments: [],
    });
    await server.database.updateTable('payments').set({ balance_request: 'request-of-the-balance' }).execute();
    await server.database.updateTable('outbox').set({ status: 'sent', sent_at: at }).execute();
    await server.database.updateTable('account_sessions').set({ user_agent: 'Firefox on Windows' }).execute();
  }

  const of = (...kinds: readonly Content[]) => columns.filter(({ content }) => kinds.includes(content));

  test('lists every column of the database and no other', async () => {
    const stored = (await server.database.introspection.getTables())
      .filter(({ name }) => !isSqliteTable(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(columns.map(nameOf).sort()).toEqual(stored.sort());
  });

  test('is exported', async () => {
    const isTheirs = (row: object) => !('to_agency' in row) || row.to_agency === 0;
    const theirs = await valuesIn(server, isTheirs);
    const { body } = await owner.get('/api/account/export');
    const file = JSON.stringify(body);
    const missing = of('personal', 'unlinked', 'kept').filter((column) => {
      const values = [...(theirs.get(nameOf(column)) ?? [])];
      return (
        values.length === 0 ||
        values.some((value) => !file.includes(JSON.stringify(value).slice(1, -1)) && !file.includes(value))
      );
    });
    expect(missing.map(nameOf), 'columns that this test fills, and the tables of exportPersonalData.ts').toEqual([]);
    const exported = new Set(
      of('personal', 'unlinked', 'kept').flatMap((column) => [...(theirs.get(nameOf(column)) ?? [])]),
    );
    const leaked = of('internal').filter((column) =>
      [...(theirs.get(nameOf(column)) ?? [])].some(
        (value) => value.length > 15 && !exported.has(value) && file.includes(value),
      ),
    );
    expect(leaked.map(nameOf), 'columns that no file may hold').toEqual([]);
  });

  test('is erased with the account, or once upcoming records are over', async () => {
    await owner.post('/api/account/delete', { password });
    const token = await tokenTo(server, email, 'delete-account');
    await owner.post('/api/account/delete/confirm', { token });
    // The last e-mail confirms the deletion.
    await server.database.deleteFrom('outbox').where('subject', 'like', '%is deleted').execute();
    const later = new Date(server.clock.now.getTime() + 6 * 24 * 3_600_000);
    await deleteExpired(server.database, later, later.toISOString().slice(0, 10));
    const after = await valuesIn(server);
    const left = of('personal', 'internal').filter((column) =>
      [...(after.get(nameOf(column)) ?? [])].some((value) => before.get(nameOf(column))?.has(value)),
    );
    expect(left.map(nameOf), 'columns that erasePersonalData.ts empties').toEqual([]);
    const links = [...after].filter(([, values]) => [...values].some((value) => value.includes('meet.example')));
    expect(links, 'where the link to a call of theirs is left').toEqual([]);
  });
});
