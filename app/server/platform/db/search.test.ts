import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { shortSearch } from '../../../src/domain/contract/staff/list.ts';
import { erasePersonalData } from '../../people/erasePersonalData.ts';
import { databaseKinds, postgresKinds } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { databaseFile } from '../settings/settings.ts';
import { findRows } from './search.ts';

/** More than are looked at one by one, so that the index is asked for the others. */
const count = 2_600;
const first = Date.parse('2026-06-01T10:00:00Z');

/** Names of the oldest messages: none of them is among the latest. */
const old = ['Máire O’Brien', 'ŁUKASZ Nowak', 'Zoë 100% “Quick”', 'Jürgen_Müller', 'Xqzyvia Wkjohn', 'Ann \\ Byrne'];

const kinds = [...databaseKinds, ...postgresKinds.map((kind) => ({ ...kind, name: 'PostgreSQL alone' }))];

describe.each(kinds)('searching, on $name', async ({ name: kind, create }) => {
  const { server } = await openDesk({}, await create());
  beforeAll(async () => {
    if (kind === 'PostgreSQL alone') await sql`drop extension pg_trgm cascade`.execute(server.database);
    const message = (number: number) => ({
      id: `message-${String(number).padStart(4, '0')}`,
      idempotency_key: String(number),
      fingerprint: 'f',
      name: old[number] ?? 'Cian Doyle',
      email: `writer-${number}@example.ie`,
      message: number % 2 === 0 ? 'About the menu' : 'About the shop',
      plan: '',
      created_at: new Date(first + number * 60_000).toISOString(),
      status: number % 3 === 0 ? ('answered' as const) : ('unanswered' as const),
      version: 0,
    });
    for (let from = 0; from < count; from += 650) {
      const rows = Array.from({ length: 650 }, (_, index) => message(from + index));
      await server.database.insertInto('messages').values(rows).execute();
    }
  });

  async function find(search: string, limit = 20): Promise<string[]> {
    const { database } = server;
    const rows = await findRows({ database, list: 'messages', rows: database.selectFrom('messages'), search, limit });
    return rows.map(({ name }) => name);
  }

  test.each([
    ['maire', ['Máire O’Brien']],
    ["MÁIRE o'brien", ['Máire O’Brien']],
    ['aire', ['Máire O’Brien']],
    ['brien máire', ['Máire O’Brien']],
    ['łukasz', ['ŁUKASZ Nowak']],
    ['lukasz now', ['ŁUKASZ Nowak']],
    ['zoe', ['Zoë 100% “Quick”']],
    ['100%', ['Zoë 100% “Quick”']],
    ['0%', ['Zoë 100% “Quick”']],
    ['“quick”', ['Zoë 100% “Quick”']],
    ['"quick"', []],
    ['n_m', ['Jürgen_Müller']],
    ['_', ['Jürgen_Müller']],
    ['\\', ['Ann \\ Byrne']],
    ['xq', ['Xqzyvia Wkjohn']],
    ['xqz OR menu', []],
    ['writer-3@', ['Jürgen_Müller']],
    ['maire writer-4@', []],
    ['nobody', []],
    ['zx', []],
  ])('%j', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  test('finds the latest ones first, and everything without words', async () => {
    expect(await find('doyle', 3)).toEqual(['Cian Doyle', 'Cian Doyle', 'Cian Doyle']);
    const { database } = server;
    const rows = database.selectFrom('messages').where('status', '=', 'answered');
    const found = await findRows({ database, list: 'messages', rows, search: 'menu', limit: 2 });
    expect(found.map(({ id }) => id)).toEqual(['message-2598', 'message-2592']);
    const list = { database, list: 'messages', rows: database.selectFrom('messages') } as const;
    const every = await findRows({ ...list, search: ' ', limit: 2 });
    expect(every.map(({ id }) => id)).toEqual(['message-2599', 'message-2598']);
    const most = await findRows({ ...list, search: 'menu', limit: 1_200 });
    expect(most).toHaveLength(1_200);
    expect(most.at(-1)?.id).toBe('message-0200');
  });

  test('one or two letters alone are looked for in the newest rows', async () => {
    const { database } = server;
    const newest = { number: count + shortSearch.rows, id: 'newest', text: '' };
    await database.insertInto('messages_search').values(newest).execute();
    expect([await find('n_'), await find('zy wk'), await find('n_m')]).toEqual([[], [], ['Jürgen_Müller']]);
    await database.deleteFrom('messages_search').where('id', '=', 'newest').execute();
    expect(await find('zy wk')).toEqual(['Xqzyvia Wkjohn']);
  });

  test('a change is found by its new words alone', async () => {
    const named = (name: string) =>
      server.database.updateTable('messages').set({ name }).where('id', '=', 'message-0003').execute();
    await named('Siobhán Ferreira');
    expect([await find('jurgen'), await find('siobhan')]).toEqual([[], ['Siobhán Ferreira']]);
    await named('Jürgen_Müller');
  });

  test('nothing of an erased person stays in the index', async () => {
    const { database, settings } = server;
    await database
      .transaction()
      .execute((transaction) => erasePersonalData(transaction, ['writer-4@example.ie'], server.clock.now));
    expect(await find('xqzyvia')).toEqual([]);
    const { rows } = await sql`select text from messages_search where text like '%xqzyv%'`.execute(database);
    expect(rows).toEqual([]);
    if (kind !== 'SQLite') return;
    await sql`insert into messages_search_index (messages_search_index) values ('integrity-check')`.execute(database);
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    const file = readFileSync(databaseFile(settings));
    // The index holds parts of three letters. The ones of a neighbour show that they would be seen.
    expect(file.includes('xqz') || file.includes('Xqz') || file.includes('qzy')).toBe(false);
    expect(file.includes('łuk') || file.includes('luk')).toBe(true);
  });
});
