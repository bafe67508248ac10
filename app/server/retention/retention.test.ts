import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/booking/day.ts';
import { keptDays } from '../../src/domain/kept/validity.ts';
import { mailDays, quoteDays } from '../../src/domain/retention.ts';
import { post } from '../mail/outbox.ts';
import { timeToConfirm } from '../newsletter/subscribers.ts';
import { databaseKinds } from '../testing/databases.ts';
import { keep } from '../testing/quotes.ts';
import { send } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { Caretaker } from './caretaker.ts';
import { forgetOld } from './forget.ts';

const day = 24 * 3_600_000;

describe.each(databaseKinds)('what is kept, on $name', ({ create }) => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  /** A server whose postman and caretaker sleep after their first round. */
  async function house() {
    const server = await startTestServer({
      environment: await create(),
      pace: { cardProvider: 1_000, outbox: 3_600_000 },
    });
    open.push(server.close);
    return server;
  }

  /** Days after the server began. */
  const after = ({ clock }: TestServer, days: number) => new Date(clock.now.getTime() + days * day);
  const forgetAfter = (server: TestServer, days: number) => {
    const now = after(server, days);
    return forgetOld(server.database, now, now.toISOString().slice(0, 10));
  };
  const idsOf = async (server: TestServer, table: 'outbox' | 'kept_quotes' | 'subscribers') =>
    (await server.database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

  test('of mails, those that went out or never will are forgotten after their days, and no waiting one ever', async () => {
    const server = await house();
    const at = server.clock.now.toISOString();
    const letter = (id: string) => ({
      id,
      recipient: 'ann@example.ie',
      replyTo: null,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
    await server.database
      .transaction()
      .execute((transaction) => post(transaction, ['gone', 'hopeless', 'waiting'].map(letter), at));
    const become = (id: string, status: 'sent' | 'given-up') =>
      server.database
        .updateTable('outbox')
        .set({ status, sent_at: status === 'sent' ? at : null })
        .where('id', '=', id)
        .execute();
    await become('gone', 'sent');
    await become('hopeless', 'given-up');
    await forgetAfter(server, mailDays);
    expect(await idsOf(server, 'outbox')).toEqual(['gone', 'hopeless', 'waiting']);
    await forgetAfter(server, mailDays + 1);
    expect(await idsOf(server, 'outbox')).toEqual(['waiting']);
  });

  test('a quote is forgotten a year after its last day, and whom it was sent to with the day', async () => {
    const server = await house();
    const { body } = await keep(server);
    await send(`${server.url}/api/quotes/${String(body.token)}/mail`, { email: 'ann@example.ie' });
    const sent = () => server.database.selectFrom('quote_mails').select('day').execute();
    await forgetAfter(server, 0);
    expect(await sent()).toHaveLength(1);
    await forgetAfter(server, 1);
    expect(await sent()).toEqual([]);
    await forgetAfter(server, keptDays + quoteDays);
    expect(await idsOf(server, 'kept_quotes')).toHaveLength(1);
    await forgetAfter(server, keptDays + quoteDays + 1);
    expect(await idsOf(server, 'kept_quotes')).toEqual([]);
  });

  test('an address that was not confirmed for the newsletter is forgotten, also when nobody asks again', async () => {
    const server = await house();
    await send(`${server.url}/api/auth/addSubscriber`, { email: 'ann@example.ie' });
    await forgetAfter(server, timeToConfirm / day - 1);
    expect(await idsOf(server, 'subscribers')).toHaveLength(1);
    await forgetAfter(server, timeToConfirm / day);
    expect(await idsOf(server, 'subscribers')).toEqual([]);
  });

  test('the caretaker of a server looks when it starts, by the calendar of the agency, and says what fails', async () => {
    const server = await house();
    await keep(server);
    const errors: unknown[] = [];
    const begin = (now: Date) => {
      const caretaker = new Caretaker({
        database: server.database,
        now: () => now,
        timeZone: 'Pacific/Auckland',
        log: { error: (...words: unknown[]) => errors.push(words.at(-1)) },
      });
      caretaker.start();
      return caretaker.stop();
    };
    const lastDay = addDays('2026-11-20', keptDays + quoteDays);
    await begin(new Date(`${lastDay}T10:59:00Z`));
    expect(await idsOf(server, 'kept_quotes')).toHaveLength(1);
    // Midnight in Auckland, where it is summer.
    await begin(new Date(`${lastDay}T11:01:00Z`));
    expect(await idsOf(server, 'kept_quotes')).toEqual([]);
    expect(errors).toEqual([]);
    await server.close();
    open.length = 0;
    await begin(new Date('2026-11-20T10:00:00Z'));
    expect(errors).toEqual(['what is old cannot be removed']);
  });
});
