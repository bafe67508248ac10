import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withRowLocks } from '../../testing/databases.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import {
  countMail,
  countWithinDailyLimit,
  type DailyLimit,
  deleteExpiredCounts,
  type Requester,
} from './dailyLimit.ts';
import { limitRows, limits, networkOf } from './limits.ts';

test('app/docs/operations.md lists every limit with its reason', async () => {
  const operations = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const [, table = ''] = operations.split('| Limit | At most | Per | Within | Why |\n|---|---|---|---|---|\n');
  expect(table.slice(0, table.indexOf('\n\n')).split('\n')).toEqual(limitRows);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf({ ip }, { rateLimit: 30 })).toBe(network);
  expect(networkOf({ ip }, { rateLimit: 0 })).toBeNull();
});

describe.each(withRowLocks)('a daily limit, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });

  const hour = 3_600_000;
  const start = new Date('2026-11-20T10:00:00Z');
  const count = (limit: DailyLimit, whose: string, hours = 0) =>
    server.database
      .transaction()
      .execute((transaction) =>
        countWithinDailyLimit(transaction, limit, whose, server.settings, new Date(start.getTime() + hours * hour)),
      );
  const rows = () => server.database.selectFrom('daily_counts').selectAll().execute();

  test('holds for concurrent requests, and resets a day after the first', async () => {
    const { max } = limits.quoteMails;
    const answers = await Promise.all(Array.from({ length: 20 }, () => count('quoteMails', 'ann')));
    expect(answers.filter(Boolean)).toHaveLength(max);
    expect(await count('quoteMails', 'ann', 23)).toBe(false);
    expect(await count('quoteMails', 'ann', 24)).toBe(true);
    expect(await count('quoteMails', 'ann', 25)).toBe(true);
  });

  test('counts each limit and mailbox separately, without storing addresses', async () => {
    for (let at = 0; at < limits.bookingMails.max; at += 1) await count('bookingMails', 'ben@example.ie');
    expect(await count('bookingMails', 'ben@example.ie')).toBe(false);
    expect(await count('bookingMails', 'cat@example.ie')).toBe(true);
    expect(await count('messageReceipts', 'ben@example.ie')).toBe(true);
    expect(JSON.stringify(await rows())).not.toMatch(/ben|cat|example/);
  });

  test('of e-mails is counted by mailbox and requester, and thrice for all who aren’t known', async () => {
    const mail = (requester: Requester, address = 'fay@example.ie') =>
      server.database
        .transaction()
        .execute((transaction) =>
          countMail(transaction, 'newsletterMails', { address }, requester, server.settings, start),
        );
    const { max } = limits.newsletterMails;
    const ask = async (requester: Requester, address?: string) => {
      const answers = [];
      for (let at = 0; at <= max; at += 1) answers.push(await mail(requester, address));
      return answers.filter(Boolean).length;
    };
    for (const key of ['192.0.2.1', '192.0.2.2', null]) expect(await ask({ key })).toBe(max);
    expect(await ask({ key: '192.0.2.4' }, 'Fay+1@example.ie')).toBe(0);
    expect(await ask({ key: 'browser', isKnown: true })).toBe(max);
    expect(await ask({ key: '192.0.2.4' }, 'gus@example.ie')).toBe(max);
  });

  test('doesn’t count rolled back transactions', async () => {
    const failure = new Error('no');
    for (let at = 0; at <= limits.quoteMails.max; at += 1) {
      const rolledBack = server.database.transaction().execute(async (transaction) => {
        expect(await countWithinDailyLimit(transaction, 'quoteMails', 'dee', server.settings, start)).toBe(true);
        throw failure;
      });
      await expect(rolledBack).rejects.toBe(failure);
    }
  });

  test('is deleted after a day', async () => {
    await count('newsletterMails', 'eve', 30);
    await deleteExpiredCounts(server.database, new Date(start.getTime() + 53.9 * hour));
    expect((await rows()).map(({ what }) => what)).toEqual(['newsletterMails']);
    await deleteExpiredCounts(server.database, new Date(start.getTime() + 54 * hour));
    expect(await rows()).toEqual([]);
  });
});
