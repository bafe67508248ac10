import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { toCents } from '../../src/domain/money.ts';
import { offerStates, priceOffer } from '../../src/domain/offer.ts';
import { stages } from '../../src/domain/staff/stages.ts';
import { isAgreed, type OrderedSelection, priceOf } from '../../src/orders/selection.ts';
import { draftOf, stateOf } from '../offers/offers.ts';
import { findLeads } from '../saved-quotes/leads.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { type Amounts, insertSampleData, refuseOutsideDemo } from './demoData.ts';
import { samplePosts } from './posts.ts';
import { randomOf } from './samples.ts';

const now = new Date('2026-11-24T10:00:00Z');

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ environment: { AGENCY_EMAIL: 'office@agency.example' }, now });
});
const fill = (change: Partial<Amounts> = {}) =>
  insertSampleData(
    server.database,
    server.settings,
    { orders: 120, bookings: 80, mails: null, posts: 1, ...change },
    now,
  );

test('samples are in all states, have the catalogue’s prices, say what they are, and send no e-mail', async () => {
  const filled = await fill();
  expect([filled.get('orders'), filled.get('bookings')]).toEqual([120, 80]);
  const orders = await server.database.selectFrom('orders').selectAll().execute();
  expect(new Set(orders.map(({ status }) => status)).size).toBe(10);
  expect(new Set(orders.map(({ stage }) => stage)).size).toBe(stages.length);
  const wizards = orders.map(({ selection }) => (JSON.parse(selection) as OrderedSelection).wizard);
  expect(new Set(wizards).size).toBe(5);
  const offers = await server.database.selectFrom('offers').selectAll().execute();
  expect(new Set(offers.map((offer) => stateOf(offer, '2026-11-24'))).size).toBe(offerStates.length);
  expect(await findLeads(server.context)).not.toEqual([]);
  for (const order of orders) {
    const selection = JSON.parse(order.selection) as OrderedSelection;
    const offered = offers.find(({ order_id }) => order_id === order.id);
    const { price, due } = isAgreed(selection)
      ? priceOffer(draftOf(offered ?? { draft: '' }))
      : priceOf(catalogue, selection);
    expect([order.total_cents, order.deposit_cents]).toEqual([toCents(price.total), toCents(due.amount)]);
  }
  const mails = await server.database.selectFrom('outbox').selectAll().execute();
  expect(new Set(mails.map(({ status }) => status)).size).toBe(3);
  expect(mails.filter(({ status, due_at }) => status === 'waiting' && due_at <= now.toISOString())).toEqual([]);
  const posts = await server.database.selectFrom('published').select('key').execute();
  expect(posts.map(({ key }) => z.uuid().safeParse(key).success)).toEqual([true]);
  const bookings = await server.database.selectFrom('bookings').selectAll().execute();
  expect(bookings.some(({ starts_at }) => starts_at > now.toISOString())).toBe(true);
  for (const { name, email } of [...orders, ...bookings, ...offers]) {
    expect(name).toMatch(/ \(sample\)$/);
    expect(email).toMatch(/@example\.ie$/);
  }
});

test('samples are refused in a database that isn’t empty, and where payments or e-mails are real', async () => {
  const [post] = samplePosts(randomOf(1), 1, now).published;
  if (post) await server.database.insertInto('published').values(post).execute();
  await expect(fill()).rejects.toThrow('not new: published has rows');
  await server.database.deleteFrom('published').execute();
  expect((await fill({ orders: 20, bookings: 20, mails: 3_000 })).get('outbox')).toBe(3_000);
  await expect(fill()).rejects.toThrow('not new: orders has rows');
  expect(await server.database.selectFrom('orders').select('id').execute()).toHaveLength(20);
  refuseOutsideDemo({ cardProvider: null, mailHost: null });
  expect(() => refuseOutsideDemo({ cardProvider: null, mailHost: 'mail.example' })).toThrow('SMTP_URL');
});
