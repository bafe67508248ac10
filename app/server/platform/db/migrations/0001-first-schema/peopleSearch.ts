import { foldSql, indexInPostgres, indexInSqlite, joinSql, numberSql } from './searchSql.ts';

/** Where people leave their address: SQL of a row's address and name. @param row such as `new.` */
const contacts = (['orders', 'offers', 'bookings', 'messages', 'subscribers', 'accounts'] as const).map((table) => ({
  table,
  address: (row: string) => {
    if (table === 'subscribers') return `${row}address`;
    return table === 'accounts' ? `${row}email` : `lower(${row}email)`;
  },
  name: (row: string) => (table === 'subscribers' ? "''" : `${row}name`),
  columns: table === 'subscribers' ? 'address' : 'email, name',
}));
type Contacts = (typeof contacts)[number];

/**
 * A row for each address with all its names and its latest contact, which triggers keep up to date, with a trigram index.
 */
export const peopleSearch = (isPostgres: boolean): string[] => [
  `create table people_search (
    ${numberSql(isPostgres)},
    id text not null unique,
    names text not null,
    last_at text not null,
    text text ${isPostgres ? `not null generated always as (${foldSql(['id', 'names'], true)}) stored` : "not null default ''"}
  )`,
  'create index people_search_latest on people_search (last_at, id)',
  ...(isPostgres ? inPostgres() : inSqlite()),
];

/** SQL: adds a contact to its person. */
const add = (address: string, name: string, at: string, isPostgres: boolean) => `
  insert into people_search (id, names, last_at) values (${address}, ${name}, ${at})
  on conflict (id) do update set
    names = case when ${isPostgres ? 'strpos' : 'instr'}(people_search.names, excluded.names) > 0
      then people_search.names else people_search.names || ' ' || excluded.names end,
    last_at = ${isPostgres ? 'greatest' : 'max'}(people_search.last_at, excluded.last_at);`;

/** SQL: all contacts of an address. */
const contactsSql = (address: string) =>
  contacts
    .map(
      (each) =>
        `select ${each.address('')} as address, ${each.name('')} as name, created_at from ${each.table} where ${each.address('')} = ${address}`,
    )
    .join(' union all ');

/** SQL: rebuilds a person's row from their remaining records. Names stay in the order in which they came, as in the index. */
const renew = (address: string, isPostgres: boolean) => `
  update people_search set (names, last_at) = (
    select coalesce(${joinSql('name', isPostgres)}, ''), coalesce(max(last), '') from (
      select name, max(created_at) as last from (${contactsSql(address)}) as contacts
      group by name order by min(created_at)
    ) as named
  ) where id = ${address};
  delete from people_search where id = ${address} and last_at = '';`;

function triggersInSqlite({ table, address, name, columns }: Contacts): string[] {
  const added = add(address('new.'), name('new.'), 'new.created_at', false);
  const renewed = renew(address('old.'), false);
  return [
    `create trigger ${table}_people_added after insert on ${table} when ${address('new.')} <> '' begin ${added} end`,
    `create trigger ${table}_people_removed after delete on ${table} when ${address('old.')} <> '' begin ${renewed} end`,
    `create trigger ${table}_people_left after update of ${columns} on ${table} when ${address('old.')} <> '' begin
      ${renewed} end`,
    `create trigger ${table}_people_joined after update of ${columns} on ${table} when ${address('new.')} <> '' begin
      ${added} end`,
  ];
}

function inSqlite(): string[] {
  const index = 'people_search_index';
  const folded = foldSql(['new.id', 'new.names'], false);
  const remove = `insert into ${index} (${index}, rowid, text) select 'delete', old.number, old.text where old.text <> '';`;
  return [
    ...indexInSqlite('people_search'),
    `create trigger people_search_named after insert on people_search begin
      update people_search set text = ${folded} where number = new.number; end`,
    `create trigger people_search_renamed after update of names on people_search when old.names <> new.names begin
      update people_search set text = ${folded} where number = new.number; end`,
    `create trigger people_search_changed after update of text on people_search when old.text <> new.text begin
      ${remove} insert into ${index} (rowid, text) values (new.number, new.text); end`,
    `create trigger people_search_removed after delete on people_search begin ${remove} end`,
    ...contacts.flatMap(triggersInSqlite),
  ];
}

const inPostgres = () => [
  indexInPostgres('people_search'),
  `create function people_search_add(who text, called text, at text) returns void language plpgsql as $$ begin
    ${add('who', 'called', 'at', true)}
  end $$`,
  // The lock comes first: what others have added meanwhile is read after it.
  `create function people_search_renew(who text) returns void language plpgsql as $$ begin
    perform 1 from people_search where id = who for update;
    ${renew('who', true)}
  end $$`,
  ...contacts.flatMap(({ table, address, name, columns }) => [
    `create function ${table}_people_kept() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' and ${address('old.')} <> '' then perform people_search_renew(${address('old.')}); end if;
      if tg_op <> 'DELETE' and ${address('new.')} <> '' then
        perform people_search_add(${address('new.')}, ${name('new.')}, new.created_at);
      end if;
      return null;
    end $$`,
    `create trigger ${table}_people_kept after insert or delete or update of ${columns} on ${table}
      for each row execute function ${table}_people_kept()`,
  ]),
];
