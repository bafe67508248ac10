import { tables } from '../../schema.ts';
import { firstVersion, searchedOf } from '../../table.ts';
import { foldSql, indexInPostgres, indexInSqlite, joinSql, numberSql, triggerFunction } from './searchSql.ts';

/** What the desk's searches look through: the columns of each list, as one folded text for each row. */
const lists = {
  // The details are what the buyer chose and wrote.
  orders: searchedOf(firstVersion(tables.orders)),
  messages: searchedOf(firstVersion(tables.messages)),
  offers: searchedOf(firstVersion(tables.offers)),
  outbox: searchedOf(firstVersion(tables.outbox)),
} as const;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

/** The numbers of its invoices and the references of its transfers are texts of an order, too. */
const documents: Readonly<Record<string, (row: string) => string>> = {
  invoices: (row) => `${row}.order_id`,
  transfers: (row) => `(select order_id from payments where payments.id = ${row}.payment_id)`,
};
const events = [
  ['added', 'insert', 'new'],
  ['removed', 'delete', 'old'],
] as const;

/**
 * A table beside each searched list that triggers keep up to date, so that a changed or erased text is no longer found, with
 * a trigram index.
 */
export const search = (isPostgres: boolean): string[] =>
  names.flatMap((list) => [
    `create table ${list}_search (${numberSql(isPostgres)}, id text not null unique, text text not null)`,
    ...(isPostgres ? inPostgres(list) : inSqlite(list)),
    ...(list === 'orders' ? documentTriggers(isPostgres) : []),
  ]);

/** SQL: the searched text of a row of `orders as o`. */
const orderText = (isPostgres: boolean) =>
  foldSql(
    [
      ...lists.orders.map((column) => `coalesce(o.${column}, '')`),
      `coalesce((select ${joinSql('i.number', isPostgres)} from invoices as i where i.order_id = o.id), '')`,
      `coalesce((select ${joinSql('t.reference', isPostgres)} from transfers as t
        join payments as p on p.id = t.payment_id where p.order_id = o.id), '')`,
    ],
    isPostgres,
  );

/** SQL: the searched text of the row `new`. */
const newText = (list: List, isPostgres: boolean) =>
  foldSql(
    lists[list].map((column) => `new.${column}`),
    isPostgres,
  );

/** SQL: renews the text of an order. @param id SQL of its id */
const renewOrder = (id: string, isPostgres: boolean) =>
  `update orders_search set text = (select ${orderText(isPostgres)} from orders as o where o.id = ${id}) where id = ${id};`;

/** SQL: adds the text of the row `new`. */
const add = (list: List, isPostgres: boolean) =>
  list === 'orders'
    ? `insert into orders_search (id, text) select o.id, ${orderText(isPostgres)} from orders as o where o.id = new.id;`
    : `insert into ${list}_search (id, text) values (new.id, ${newText(list, isPostgres)});`;

/** SQL: renews the text of the row `new`. */
const renew = (list: List, isPostgres: boolean) =>
  list === 'orders'
    ? renewOrder('new.id', isPostgres)
    : `update ${list}_search set text = ${newText(list, isPostgres)} where id = new.id;`;

function inSqlite(list: List): string[] {
  const [table, index] = [`${list}_search`, `${list}_search_index`];
  const addToIndex = `insert into ${index} (rowid, text) values (new.number, new.text);`;
  const removeFromIndex = `insert into ${index} (${index}, rowid, text) values ('delete', old.number, old.text);`;
  return [
    ...indexInSqlite(table),
    `create trigger ${table}_added after insert on ${table} begin ${addToIndex} end`,
    `create trigger ${table}_removed after delete on ${table} begin ${removeFromIndex} end`,
    `create trigger ${table}_changed after update of text on ${table} begin ${removeFromIndex} ${addToIndex} end`,
    `create trigger ${list}_added after insert on ${list} begin ${add(list, false)} end`,
    `create trigger ${list}_removed after delete on ${list} begin delete from ${table} where id = old.id; end`,
    `create trigger ${list}_changed after update of ${lists[list].join(', ')} on ${list} begin ${renew(list, false)} end`,
  ];
}

const inPostgres = (list: List) => [
  indexInPostgres(`${list}_search`),
  triggerFunction(
    `${list}_search_kept`,
    `if tg_op = 'INSERT' then ${add(list, true)}
    elsif tg_op = 'UPDATE' then ${renew(list, true)}
    else delete from ${list}_search where id = old.id;
    end if;`,
  ),
  `create trigger ${list}_search_kept after insert or delete or update of ${lists[list].join(', ')} on ${list}
    for each row execute function ${list}_search_kept()`,
];

const documentTriggers = (isPostgres: boolean) =>
  Object.entries(documents).flatMap(([table, orderOf]) =>
    events.flatMap(([change, event, row]) => {
      const [name, body] = [`${table}_search_${change}`, renewOrder(orderOf(row), isPostgres)];
      const trigger = `create trigger ${name} after ${event} on ${table}`;
      return isPostgres
        ? [triggerFunction(name, body), `${trigger} for each row execute function ${name}()`]
        : [`${trigger} begin ${body} end`];
    }),
  );
