import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '../../account/accounts.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { up } from './0047-canonical-addresses.ts';

const invisible = '\u200b';

describe.each(databaseKinds)('addresses of before, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: await create(), timing: { outboxInterval: 3_600_000 } });
  });
  afterAll(() => server.close());

  test('get one spelling, and accounts, members and subscriptions of one mailbox become one', async () => {
    const { database, clock } = server;
    const at = clock.now.toISOString();
    await order(server, { email: 'orders@example.ie' });
    await database.updateTable('orders').set({ email: `Orders@Bücher.ie\u202c`, name: 'Ann\u202e' }).execute();
    const spellings = [`ann@exa${invisible}mple.ie`, 'ann@example.ie', `ann@example.ie${invisible}`];
    for (const address of [...spellings, 'other@example.ie']) {
      const opened = { name: address, address, password: 'hash' };
      await database.transaction().execute((transaction) => openAccount(transaction, opened, clock.now));
      const times = { created_at: at, updated_at: at };
      await database
        .insertInto('staff')
        .values({ id: address, address, role: 'staff', invited_by: null, last_login_at: null, ...times })
        .execute();
      const isSubscribed = address === spellings[2];
      await database
        .insertInto('subscribers')
        .values({
          id: address,
          email: address,
          address,
          status: isSubscribed ? 'subscribed' : 'pending',
          created_at: at,
          expires_at: isSubscribed ? null : at,
          confirmed_at: isSubscribed ? at : null,
        })
        .execute();
    }
    const filter = { id: 'filter', name: 'Mine', view: 'all', search: '', created_at: at } as const;
    await database
      .insertInto('kept_filters')
      .values({ ...filter, member: spellings[0] ?? '' })
      .execute();
    await database.schema.alterTable('outbox').dropColumn('erase_when_sent').execute();
    await up(database as unknown as Kysely<unknown>);

    expect(await database.selectFrom('orders').select(['email', 'name']).execute()).toEqual([
      { email: 'orders@xn--bcher-kva.ie', name: 'Ann' },
    ]);
    const addresses = ['ann@example.ie', 'other@example.ie'];
    const accounts = await database.selectFrom('accounts').select(['id', 'email', 'name']).orderBy('email').execute();
    expect(accounts.map(({ email, name }) => [email, name])).toEqual(addresses.map((each) => [each, each]));
    expect(
      await database.selectFrom('account_addresses').select(['address', 'account_id']).orderBy('address').execute(),
    ).toEqual(accounts.map(({ id, email }) => ({ address: email, account_id: id })));
    expect(await database.selectFrom('staff').select(['id', 'address']).orderBy('address').execute()).toEqual(
      addresses.map((address) => ({ id: address, address })),
    );
    expect(await database.selectFrom('kept_filters').select('member').execute()).toEqual([{ member: addresses[0] }]);
    expect(
      await database.selectFrom('subscribers').select(['email', 'address', 'status']).orderBy('address').execute(),
    ).toEqual([
      { email: addresses[0], address: addresses[0], status: 'subscribed' },
      { email: addresses[1], address: addresses[1], status: 'pending' },
    ]);
  });
});
