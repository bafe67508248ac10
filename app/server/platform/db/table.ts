import type { RecordKind } from '../../../src/domain/retention.ts';
import { camelCase } from '../../../src/domain/words.ts';

/**
 * What a column holds of a person.
 * `personal`: personal data, exported and erased.
 * `internal`: personal data such as tokens, hashes and copies: erased but not exported.
 * `unlinked`: exported; after erasure it stays without a link to the person.
 * `kept`: exported; after erasure it stays, because tax law says so.
 * `none`: no personal data.
 */
export type Content = 'personal' | 'internal' | 'unlinked' | 'kept' | 'none';

/**
 * What the privacy policy says of a table: a row of its list of periods; or `day`: that counters are deleted after a day;
 * or `team`: nothing, because the data is about members of the team.
 */
export type KeptAs = RecordKind | 'day' | 'team';

/** A column: its type, its SQL, and what it holds. */
export class Column<Type, Holds extends Content = Content> {
  /** Only its type is used. */
  declare readonly type: Type;
  readonly sql: string;
  readonly holds: Holds;
  readonly isSearched: boolean;
  readonly migration: string | undefined;

  constructor(sql: string, holds: Holds, isSearched = false, migration?: string) {
    this.sql = sql;
    this.holds = holds;
    this.isSearched = isSearched;
    this.migration = migration;
  }

  /** Narrows its type: to some values. */
  of<Value extends NonNullable<Type>>(): Column<Value | Extract<Type, null>, Holds> {
    return new Column(this.sql, this.holds, this.isSearched, this.migration);
  }

  /** The desk's search of its table looks through it. */
  searched(): Column<Type, Holds> {
    return new Column(this.sql, this.holds, true, this.migration);
  }

  /** A column of a later version: this migration adds it, and the first schema is without. */
  addedBy(migration: string): Column<Type, Holds> {
    return new Column(this.sql, this.holds, this.isSearched, migration);
  }
}

type OrNull<Sql extends string, Type> = Sql extends `${string}not null${string}` | `${string}primary key${string}`
  ? Type
  : Type | null;

/** A text. @param sql its constraints: "not null unique"; without `not null` it may be null */
export const text = <Holds extends Content, const Sql extends string = ''>(holds: Holds, sql?: Sql) =>
  new Column<OrNull<Sql, string>, Holds>(`text ${sql ?? ''}`.trim(), holds);

/** A whole number, as `text`. */
export const integer = <Holds extends Content, const Sql extends string = ''>(holds: Holds, sql?: Sql) =>
  new Column<OrNull<Sql, number>, Holds>(`integer ${sql ?? ''}`.trim(), holds);

type Columns = Readonly<Record<string, Column<unknown>>>;
type HoldsOf<Declared extends Columns> = Declared[keyof Declared]['holds'];

/** What a table is in SQL. */
export interface TableSql<Declared extends Columns = Columns> {
  columns: Declared;
  /** Of several columns: "constraint invoices_serial unique (kind, year, serial)". */
  constraints?: readonly string[];
  indexes?: readonly string[];
  /** Triggers fill it from other tables, and the migration of the triggers creates it. */
  isDerived?: true;
}

export interface Table<Declared extends Columns, Kept extends KeptAs | null> extends TableSql<Declared> {
  /** Null for a table without personal data: one that has some and no period doesn't compile. */
  keptAs: Kept & ([HoldsOf<Declared>] extends ['none'] ? null : KeptAs);
}

/** Declares a table: its rows, its SQL, what is exported, erased, kept and searched derive from it. */
export const table = <const Declared extends Columns, const Kept extends KeptAs | null>(
  declared: Table<Declared, Kept>,
): Table<Declared, Kept> => declared;

/** A row of a table. */
export type Row<T extends { columns: Columns }> = { [Name in keyof T['columns']]: T['columns'][Name]['type'] };

/** A table as it was in the first version. */
export const firstVersion = (table: TableSql): TableSql => ({
  ...table,
  columns: Object.fromEntries(Object.entries(table.columns).filter(([, { migration }]) => migration === undefined)),
});

/** SQL that creates a table as it was in the first version. */
export const createTable = (name: string, table: TableSql): string[] => {
  const { columns, constraints = [], indexes = [] } = firstVersion(table);
  const lines = [...Object.entries(columns).map(([column, { sql }]) => `${column} ${sql}`), ...constraints];
  return [`create table ${name} (\n  ${lines.join(',\n  ')}\n)`, ...indexes];
};

/** A row as its person gets it: what it holds of them, in camel case. */
export const exported = <T extends { columns: Columns }>({ columns }: T, row: Row<T>): Record<string, unknown> =>
  Object.fromEntries(
    (Object.keys(columns) as (keyof T['columns'] & string)[])
      .filter((name) => columns[name] && !['internal', 'none'].includes(columns[name].holds))
      .map((name) => [camelCase(name), row[name]]),
  );

/** What erasure leaves in the columns with personal data: null, or an empty value where there must be one. */
export const erased = <T extends { columns: Columns }>({ columns }: T) =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { holds }]) => holds === 'personal' || holds === 'internal')
      .map(([name, { sql }]) => [name, !sql.includes('not null') ? null : sql.startsWith('text') ? '' : 0]),
  ) as Partial<Row<T>>;

/** The names of the columns that the desk's search looks through. */
export const searchedOf = <Declared extends Columns>({ columns }: { columns: Declared }): (keyof Declared & string)[] =>
  Object.keys(columns).filter((name) => columns[name]?.isSearched);
