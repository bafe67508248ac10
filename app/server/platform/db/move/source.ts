import { DatabaseSync } from 'node:sqlite';
import { isDerivedTable } from '../schema.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

/** The embedded database, locked against writes while it is copied. */
export class Source {
  readonly #raw: DatabaseSync;

  constructor(file: string) {
    this.#raw = new DatabaseSync(file);
    this.#raw.exec('pragma busy_timeout = 0; begin immediate');
  }

  /**
   * Its tables, referenced tables before those that reference them. Search tables are left out: triggers derive them again.
   */
  tables(): string[] {
    const names = this.#names("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .filter((name) => !name.startsWith('kysely_') && !isDerivedTable(name))
      .sort();
    const ordered: string[] = [];
    const place = (name: string, above: readonly string[]) => {
      if (ordered.includes(name) || above.includes(name)) return;
      for (const other of this.#referencedBy(name)) place(other, [...above, name]);
      ordered.push(name);
    };
    for (const name of names) place(name, []);
    return ordered;
  }

  columns(table: string): string[] {
    return this.#names(`select name from pragma_table_info('${table}')`);
  }

  rows(table: string): Iterable<Row> {
    return this.#raw.prepare(`select * from "${table}"`).iterate() as Iterable<Row>;
  }

  count(table: string): number {
    return Number(this.#raw.prepare(`select count(*) as n from "${table}"`).get()?.n);
  }

  sum(table: string, column: string): number {
    return Number(this.#raw.prepare(`select coalesce(sum("${column}"), 0) as n from "${table}"`).get()?.n);
  }

  /** When each migration ran. */
  migrations(): { name: string; timestamp: string }[] {
    return this.#raw
      .prepare('select name, timestamp from kysely_migration')
      .all()
      .map(({ name, timestamp }) => ({ name: String(name), timestamp: String(timestamp) }));
  }

  [Symbol.dispose](): void {
    this.#raw.close();
  }

  #referencedBy(table: string): string[] {
    return this.#names(`select distinct "table" as name from pragma_foreign_key_list('${table}')`);
  }

  #names(query: string): string[] {
    return this.#raw
      .prepare(query)
      .all()
      .map(({ name }) => String(name));
  }
}
