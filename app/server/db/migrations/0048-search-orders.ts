import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { detailsText } from '../../checkout/order.ts';
import { foldSql, folds } from './0021-search.ts';

/** The columns of an order that its search looks through; the last one is what the buyer chose and wrote. */
const columns = ['name', 'email', 'title', 'company', 'vat_number', 'details'] as const;

/**
 * Orders are found by everything the buyer entered, by invoice numbers and by the references of transfers. In SQLite, the
 * statements of all search triggers are flat: the parsers of versions before 3.46 have a stack of 100.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .alterTable('orders')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillDetails(db);
  for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  await sql
    .raw(
      `update orders_search set text = (select ${orderText(isPostgres)} from orders as o where o.id = orders_search.id)`,
    )
    .execute(db);
}

/** A thousand orders at a time: their texts are long. */
async function fillDetails(db: Kysely<unknown>): Promise<void> {
  const page = (after: string) =>
    sql<{ id: string; selection: string; brief: string }>`
      select id, selection, brief from orders where id > ${after} order by id limit 1000`.execute(db);
  for (let { rows } = await page(''); rows.length > 0; { rows } = await page(rows.at(-1)?.id ?? '')) {
    for (const row of rows) {
      const details = detailsIn(row);
      await sql`update orders set details = ${details} where id = ${row.id}`.execute(db);
    }
  }
}

function detailsIn(row: { selection: string; brief: string }): string {
  try {
    return detailsText(row);
  } catch {
    // An order that can't be described is still found by its other columns.
    return '';
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** How many letters are folded in one expression. */
const foldedAtOnce = 12;

/** SQL: a text without marks, in lower case, as `foldSql` has it. In SQLite, one step after the other. */
function flatFoldSql(text: string, isPostgres: boolean): string {
  if (isPostgres) return foldSql(text, true);
  const letters = folds.filter(([letter]) => letter > 'Z');
  const steps = [`f0(t) as (select lower(${text}))`];
  for (let at = 0; at < letters.length; at += foldedAtOnce) {
    const folded = letters
      .slice(at, at + foldedAtOnce)
      .reduce((inner, [letter, plain]) => `replace(${inner}, ${literal(letter)}, ${literal(plain)})`, 't');
    steps.push(`f${steps.length}(t) as (select ${folded} from f${steps.length - 1})`);
  }
  return `(with ${steps.join(', ')} select t from f${steps.length - 1})`;
}

/** SQL: the searched text of a row of `orders as o`: renaming a table doesn't reach into the steps, but keeps aliases. */
function orderText(isPostgres: boolean): string {
  const joined = (column: string) => (isPostgres ? `string_agg(${column}, ' ')` : `group_concat(${column}, ' ')`);
  const parts = [
    ...columns.map((column) => `coalesce(o.${column}, '')`),
    `coalesce((select ${joined('i.number')} from invoices as i where i.order_id = o.id), '')`,
    `coalesce((select ${joined('t.reference')} from transfers as t
      join payments as p on p.id = t.payment_id where p.order_id = o.id), '')`,
  ];
  return flatFoldSql(parts.join(" || ' ' || "), isPostgres);
}

/** SQL: renews the text of an order. @param id SQL of its id */
const renew = (id: string, isPostgres: boolean) =>
  `update orders_search set text = (select ${orderText(isPostgres)} from orders as o where o.id = ${id}) where id = ${id};`;
/** SQL: adds the text of the order `new`. */
const add = (isPostgres: boolean) =>
  `insert into orders_search (id, text) select o.id, ${orderText(isPostgres)} from orders as o where o.id = new.id;`;

/** SQL of the order that a row of these tables is about: its documents are searched, too. @param row `new` or `old` */
const documents: Readonly<Record<string, (row: string) => string>> = {
  invoices: (row) => `${row}.order_id`,
  transfers: (row) => `(select order_id from payments where payments.id = ${row}.payment_id)`,
};
const events = [
  ['added', 'insert', 'new'],
  ['removed', 'delete', 'old'],
] as const;

const textOf = (names: readonly string[]) => flatFoldSql(names.map((name) => `new.${name}`).join(" || ' ' || "), false);
const otherLists = { messages: ['name', 'email', 'message'], outbox: ['recipient', 'subject'] } as const;

const inSqlite = [
  ...['orders', 'messages', 'outbox'].flatMap((list) => [`drop trigger ${list}_added`, `drop trigger ${list}_changed`]),
  `create trigger orders_added after insert on orders begin ${add(false)} end`,
  `create trigger orders_changed after update of ${columns.join(', ')} on orders begin ${renew('new.id', false)} end`,
  ...Object.entries(documents).flatMap(([table, orderOf]) =>
    events.map(
      ([name, event, row]) =>
        `create trigger ${table}_search_${name} after ${event} on ${table} begin ${renew(orderOf(row), false)} end`,
    ),
  ),
  ...Object.entries(otherLists).flatMap(([list, names]) => [
    `create trigger ${list}_added after insert on ${list} begin
      insert into ${list}_search (id, text) values (new.id, ${textOf(names)}); end`,
    `create trigger ${list}_changed after update of ${names.join(', ')} on ${list} begin
      update ${list}_search set text = ${textOf(names)} where id = new.id; end`,
  ]),
  'drop trigger people_search_named',
  'drop trigger people_search_renamed',
  `create trigger people_search_named after insert on people_search begin
    update people_search set text = ${textOf(['id', 'names'])} where number = new.number; end`,
  `create trigger people_search_renamed after update of names on people_search when old.names <> new.names begin
    update people_search set text = ${textOf(['id', 'names'])} where number = new.number; end`,
];

const trigger = (body: string) => `returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

const inPostgres = [
  'drop trigger orders_search_kept on orders',
  `create or replace function orders_search_kept() ${trigger(`
    if tg_op = 'INSERT' then ${add(true)}
    elsif tg_op = 'UPDATE' then ${renew('new.id', true)}
    else delete from orders_search where id = old.id;
    end if;`)}`,
  `create trigger orders_search_kept after insert or delete or update of ${columns.join(', ')} on orders
    for each row execute function orders_search_kept()`,
  ...Object.entries(documents).flatMap(([table, orderOf]) =>
    events.flatMap(([name, event, row]) => [
      `create function ${table}_search_${name}() ${trigger(renew(orderOf(row), true))}`,
      `create trigger ${table}_search_${name} after ${event} on ${table}
        for each row execute function ${table}_search_${name}()`,
    ]),
  ),
];
