import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { readClock } from '../../src/domain/booking/clock.ts';
import {
  downloadStatement,
  eraseData,
  exportData,
  getPerson,
  getStatement,
  listPeople,
  type PeopleQuery,
  type PersonRow,
} from '../../src/domain/contract/staff/people.ts';
import { canonicalEmail } from '../../src/domain/forms/email.ts';
import { fromCents } from '../../src/domain/money.ts';
import { type StatedOrder, statementOf } from '../../src/domain/staff/statement.ts';
import { isInTeam } from '../accounts/accounts.ts';
import { transfersOf } from '../checkout/staff/transfers.ts';
import { invoicesOf } from '../invoices/invoices.ts';
import { moneyOf } from '../orders/money.ts';
import { isAgreedOrder, referenceOf } from '../orders/order.ts';
import { lostCents, returnedCents } from '../orders/orderStatus.ts';
import { paymentsOf } from '../orders/payments.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import type { PersonSearchRow } from '../platform/db/ownTables.ts';
import { findRows } from '../platform/db/search.ts';
import { csvFile, sendCsv } from '../platform/http/csv.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { comesAfter, type Position, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { currency } from '../platform/payments/provider.ts';
import { performAction } from '../team/actions.ts';
import { hasAddress } from './erasePersonalData.ts';
import { eraseTraces } from './eraseTraces.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { erasePerson, keptAfterErasure, personOf } from './person.ts';
import { findPersonalData } from './personalData.ts';
import { namesOf, showPerson, subjectOfPerson } from './personView.ts';

const notFound = noSuch('Nothing is stored under this address.');
const inTeam = () =>
  new HttpError(
    409,
    'in-team',
    'This person is in your team. Remove them from the team first, then delete their data.',
  );
const notConfirmed = () =>
  new HttpError(
    400,
    'not-confirmed',
    'To delete this person’s data, type their address or their name as it is shown here.',
  );

/** People for the team, by e-mail address: their data, its export and its deletion. */
export function peopleRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listPeople, 'People by address, those with the latest contact first', async ({ query }) => {
    const people = await findPeople(database, query);
    return toPage(
      people,
      query.limit,
      ({ position }) => position,
      ({ row }) => row,
    );
  });

  serve(
    getPerson,
    'One person: orders, consultations, messages, quotes, newsletter and account',
    async ({ query: { email } }) => {
      const person = await showPerson(context, await personOf(database, email));
      if (!person) throw notFound();
      return person;
    },
  );

  const statement = async (email: string) => statementOf(await statedOrders(context, email));

  serve(getStatement, 'The statement of account of a person', async ({ query: { email } }) => ({
    lines: await statement(email),
  }));

  serve(downloadStatement, 'The statement of account of a person as CSV', async (request, reply) => {
    const { email } = request.query;
    const action = { name: 'person.statement', subject: subjectOfPerson(email), reads: true } as const;
    await performAction(context, request, action, async () => ({ before: {}, after: {} }));
    const file = csvFile(['Date', 'What', 'Order', 'Currency', 'Charged', 'Paid', 'Balance']);
    for (const { on, what, reference, charged, paid, balance } of await statement(email))
      file.write([on, what, reference, 'EUR', fromCents(charged), fromCents(paid), fromCents(balance)]);
    file.end();
    return sendCsv(reply, 'statement', file);
  });

  serve(exportData, 'All personal data of a person, as their account would export it', async (request, reply) => {
    const { email } = request.body;
    const person = await personOf(database, email);
    if (!(await showPerson(context, person))) throw notFound();
    const data = await exportPersonalData(context, person, null, ownOrigin(settings, request));
    const action = { name: 'person.export', subject: subjectOfPerson(email), reads: true } as const;
    await performAction(context, request, action, async () => ({ before: {}, after: { exported: true } }));
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return data;
  });

  serve(
    eraseData,
    'Deletes the personal data of a person, with their account, except what the law keeps',
    async (request) => {
      const { email, confirm } = request.body;
      const { addresses } = await personOf(database, email);
      const action = { name: 'person.erase', subject: subjectOfPerson(email) };
      const entry = await performAction(context, request, action, async (transaction) => {
        const person = await personOf(transaction, email);
        if (!(await showPerson({ ...context, database: transaction }, person))) throw notFound();
        if (await isInTeam(transaction, person.addresses, settings)) throw inTeam();
        const data = await findPersonalData({ database: transaction, settings }, person.addresses);
        const words = namesOf(person, data).map((word) => word.trim().toLowerCase());
        if (!words.includes(confirm.toLowerCase()) && canonicalEmail(confirm) !== email) throw notConfirmed();
        await erasePerson(context, transaction, person);
        const kept = await keptAfterErasure(transaction, person.addresses, now());
        return { before: { account: person.account !== undefined }, after: { kept: kept.length } };
      });
      await eraseTraces(context);
      return { entry, kept: await keptAfterErasure(database, addresses, now()) };
    },
  );
}

/** The orders of a person for their statement: those that were agreed or paid for. An abandoned checkout owes nothing. */
async function statedOrders(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  email: string,
): Promise<StatedOrder[]> {
  const { addresses } = await personOf(database, email);
  const orders = await database
    .selectFrom('orders')
    .selectAll()
    .where(hasAddress(addresses))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const [payments, transfers, documents] = await Promise.all([
    paymentsOf(database, ids),
    transfersOf(database, ids),
    invoicesOf(database, ids),
  ]);
  const dayOf = (at: string) => readClock(Date.parse(at), opening.timeZone).day;
  return orders.flatMap((order) => {
    const own = payments.filter(({ order_id }) => order_id === order.id);
    const received = own.filter((payment) => payment.status === 'paid' && payment.currency === currency);
    const endedAt = order.consumer_withdrew_at ?? order.cancelled_at;
    if (received.length === 0 && (!isAgreedOrder(order) || endedAt !== null)) return [];
    return {
      reference: referenceOf(order),
      title: order.title,
      on: dayOf(order.created_at),
      money: moneyOf(order, own),
      endedOn: endedAt === null ? null : dayOf(endedAt),
      payments: received.map((payment) => {
        const numbers = (kind: 'invoice' | 'credit-note') =>
          documents.filter((row) => row.payment_id === payment.id && row.kind === kind).map(({ number }) => number);
        const transfer = transfers.find(({ payment_id, reverses }) => payment_id === payment.id && reverses === null);
        return {
          on: transfer?.day ?? dayOf(payment.paid_at ?? payment.created_at),
          amount: payment.amount_cents ?? 0,
          returned: returnedCents(payment),
          lost: lostCents(payment),
          returnedOn: dayOf(payment.refunded_as_of ?? payment.dispute_as_of ?? payment.updated_at),
          by: transfer ? 'transfer' : 'card',
          invoices: numbers('invoice'),
          creditNotes: numbers('credit-note'),
        };
      }),
    };
  });
}

/** Where people leave their address. Each is indexed by the address in lower case. */
const sources = [
  { table: 'orders', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'bookings', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'messages', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'subscribers', address: sql<string>`address`, name: sql<string>`''` },
  { table: 'accounts', address: sql<string>`email`, name: sql<string>`name` },
] as const;
type Source = (typeof sources)[number];

interface Summary {
  address: string;
  source: Source['table'];
  count: number;
  name: string;
}

/** What is stored under each address, counted by table. */
async function summariesOf(database: Database, addresses: readonly string[]): Promise<Summary[]> {
  if (addresses.length === 0) return [];
  const of = ({ table, address, name }: Source): RawBuilder<Summary> => sql<Summary>`
    select ${address} as address, ${sql.lit(table)} as source, count(*) as count, max(${name}) as name
    from ${sql.table(table)} where ${address} in (${sql.join(addresses)}) group by 1`;
  const found = await Promise.all(sources.map(async (source) => (await of(source).execute(database)).rows));
  return found.flat();
}

function toRow(
  { id, last_at }: PersonSearchRow,
  own: readonly Summary[],
  newsletter: PersonRow['newsletter'],
): PersonRow {
  const countOf = (table: Source['table']) => Number(own.find(({ source }) => source === table)?.count ?? 0);
  const names = [...own].sort((one, other) => Number(other.source === 'accounts') - Number(one.source === 'accounts'));
  return {
    address: id,
    name: names.find(({ name }) => name !== '')?.name ?? '',
    orders: countOf('orders'),
    bookings: countOf('bookings'),
    messages: countOf('messages'),
    newsletter,
    hasAccount: countOf('accounts') > 0,
    lastContactAt: last_at,
  };
}

/**
 * A page of people, the latest contact first, and one row more to show whether there is a next page. Searches their addresses
 * and every name that they gave.
 * @returns rows with their positions in the list
 */
async function findPeople(
  database: Database,
  { search, after, limit }: PeopleQuery,
): Promise<{ row: PersonRow; position: Position }[]> {
  const rows = database.selectFrom('people_search').where(comesAfter(positionAfter(after), 'last_at', 'id'));
  const people = await findRows({ database, list: 'people_search', rows, search, limit: limit + 1 });
  const addresses = people.map(({ id }) => id);
  const [summaries, subscriptions] = await Promise.all([
    summariesOf(database, addresses),
    subscriptionsOf(database, addresses),
  ]);
  return people.map((person) => {
    const own = summaries.filter(({ address }) => address === person.id);
    return {
      row: toRow(person, own, subscriptions.get(person.id) ?? 'none'),
      position: { at: person.last_at, id: person.id },
    };
  });
}

async function subscriptionsOf(database: Database, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, PersonRow['newsletter']>();
  const rows = await database
    .selectFrom('subscribers')
    .select(['address', 'status'])
    .where('address', 'in', addresses)
    .execute();
  return new Map(rows.map(({ address, status }) => [address, status]));
}
