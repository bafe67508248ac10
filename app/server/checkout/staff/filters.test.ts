import { describe, expect, test } from 'vitest';
import { maxFilters, type SavedFilter } from '../../../src/domain/contract/staff/filters.ts';
import { erasePersonalData } from '../../people/erasePersonalData.ts';
import { openDesk } from '../../testing/desk.ts';
import type { Member } from '../../testing/staff.ts';

const path = '/api/staff/filters';
const due = { name: 'Byrne, due', view: 'balance-due', search: 'byrne' };

describe('filters that members keep', async () => {
  const { server, aoife, daniel } = await openDesk({ aoife: 'read-only', daniel: 'staff' });

  const of = async (member: Member) => (await member.get(path)).body.filters as unknown as SavedFilter[];

  test('belong to their member only, and a read-only member can have them', async () => {
    expect((await aoife.post(path, due)).status).toBe(200);
    expect((await aoife.post(path, { name: 'All', view: 'all' })).status).toBe(200);
    expect(await of(aoife)).toMatchObject([due, { name: 'All', view: 'all', search: '' }]);
    expect(await of(daniel)).toEqual([]);
    const [{ id } = { id: '' }] = await of(aoife);
    expect((await daniel.post(`${path}/${id}/remove`)).status).toBe(404);
    expect((await aoife.post(`${path}/${id}/remove`)).status).toBe(200);
    expect((await of(aoife)).map(({ name }) => name)).toEqual(['All']);
    const log = await server.database.selectFrom('audit_log').selectAll().where('action', 'like', 'filter.%').execute();
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log), 'a name that was searched for').not.toMatch(/byrne/i);
  });

  test('keep how the list is sorted and narrowed, in order only', async () => {
    const november = {
      name: 'November',
      view: 'all',
      from: '2026-11-01',
      until: '2026-11-30',
      sort: 'largest',
      least: 25_000,
    };
    expect((await aoife.post(path, november)).status).toBe(200);
    const [kept] = (await of(aoife)).filter(({ name }) => name === 'November');
    expect(kept).toEqual({ ...november, id: kept?.id, search: '' });
    expect((await aoife.post(path, { ...november, name: 'None', until: '2026-10-01' })).status).toBe(400);
    expect((await aoife.post(`${path}/${kept?.id}/remove`)).status).toBe(200);
  });

  test('have unique names per member, and are limited', async () => {
    expect((await daniel.post(path, due)).status).toBe(200);
    expect((await daniel.post(path, { ...due, view: 'all' })).body.code).toBe('name-used');
    expect((await aoife.post(path, due)).status).toBe(200);
    for (let number = 1; number < maxFilters; number += 1) await daniel.post(path, { ...due, name: `${number}` });
    expect(await of(daniel)).toHaveLength(maxFilters);
    expect((await daniel.post(path, { ...due, name: 'One more' })).body.code).toBe('too-many');
    expect((await daniel.post(path, { ...due, name: '', view: 'other' })).status).toBe(400);
  });

  test('are deleted when the person whose address they search for is erased', async () => {
    await aoife.post(path, { name: 'Ann', view: 'all', search: 'Ann@Example.ie' });
    const { database, clock } = server;
    await database
      .transaction()
      .execute((transaction) => erasePersonalData(transaction, ['ann@example.ie'], clock.now));
    expect((await of(aoife)).map(({ name }) => name)).toEqual(['All', 'Byrne, due']);
  });

  test('are deleted with their member', async () => {
    await server.database.deleteFrom('staff').where('address', '=', 'daniel@agency.example').execute();
    const kept = await server.database.selectFrom('kept_filters').select('member').execute();
    expect(new Set(kept.map(({ member }) => member))).toEqual(new Set(['member-aoife@agency.example']));
  });
});
