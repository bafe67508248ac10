import { todayIn } from '../../src/domain/booking/slots.ts';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { lastValidDay } from '../../src/orders/saved-quote/validity.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { termsInForce } from '../checkout/terms/terms.ts';
import { newMessage } from '../messages/messages.ts';
import type { MessageRow } from '../messages/table.ts';
import type { SubscriberRow } from '../newsletter/table.ts';
import { CommandError } from '../platform/cli/command.ts';
import { allowLong, planAnew } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { ownerHash } from '../saved-quotes/savedQuotes.ts';
import type { SavedQuoteRow } from '../saved-quotes/table.ts';
import { sampleBookings, sampleHosts } from './bookings.ts';
import { emailsAbout, outboxRows, shortEmails } from './mails.ts';
import { sampleOffer } from './offers.ts';
import { sampleOrder } from './orders.ts';
import { samplePosts } from './posts.ts';
import { kinds, messageTexts, type Person, personOf, type Random, randomOf, selectionOf } from './samples.ts';

/** The number of sample records. */
export interface Amounts {
  orders: number;
  bookings: number;
  /** The number of short e-mails instead of complete ones; null for complete e-mails. */
  mails: number | null;
  posts?: number;
}

/** Expired e-mails are deleted after 30 days. */
const mailDays = 29;

/** The tables with visitors' records, and with posts. */
const filled = [
  'orders',
  'bookings',
  'messages',
  'subscribers',
  'saved_quotes',
  'offers',
  'outbox',
  'published',
] as const;

/**
 * Fills a new database with sample data of half a year.
 * @param now the current time
 * @returns how many rows each table got
 * @throws CommandError when it isn't empty
 */
export async function insertSampleData(
  database: Database,
  settings: Settings,
  amounts: Amounts,
  now: Date,
): Promise<ReadonlyMap<keyof Schema, number>> {
  await refuseUnlessFresh(database);
  const { version: terms } = await termsInForce(database, settings, catalogue, new Date(now.getTime() - 200 * day));
  const random = randomOf(2026);
  const people = Array.from({ length: Math.max(20, Math.ceil(amounts.orders * 0.7)) }, (_, number) =>
    personOf(random, number + 1),
  );
  const randomPerson = () => random.pick(people);
  const offers = Array.from({ length: Math.ceil(amounts.orders / 10) }, (_, number) =>
    sampleOffer(random, randomPerson(), number, settings, now, terms),
  );
  const accepted = offers.flatMap((offer) => offer.orders);
  const orders = [
    ...Array.from({ length: amounts.orders - accepted.length }, (_, number) =>
      sampleOrder(random, randomPerson(), number, settings, now, terms),
    ),
    ...accepted,
  ];
  const bookings = sampleBookings(random, randomPerson, amounts.bookings, now);
  const messages = Array.from({ length: Math.ceil(amounts.orders / 4) }, () =>
    sampleMessage(random, randomPerson(), now),
  );
  const subscribers = people
    .slice(0, Math.ceil(people.length * 0.6))
    .map((person) => subscriberOf(random, person, now));
  const quotes = Array.from({ length: Math.ceil(amounts.orders / 6) }, (_, number) =>
    // Some of this week, for Today.
    sampleQuote(random, now, number % 4 === 0 ? 7 : 180),
  );
  // Every other quote was e-mailed to somebody, whose address only that e-mail has.
  const owned = quotes.flatMap((quote, at) => (at % 2 === 0 ? [{ quote, owner: randomPerson().email }] : []));
  const occasions = { orders, bookings, messages, subscribers, owned };
  const mails =
    amounts.mails === null
      ? emailsAbout(occasions, settings).filter(({ at }) => Date.parse(at) > now.getTime() - mailDays * day)
      : shortEmails(occasions, settings, amounts.mails, now);
  const rows = {
    hosts: sampleHosts,
    orders: orders.map(({ order }) => order),
    payments: orders.flatMap(({ payments }) => payments),
    transfers: orders.flatMap(({ transfers }) => transfers),
    balance_requests: orders.flatMap(({ requests }) => requests),
    order_notes: orders.flatMap(({ notes }) => notes),
    bookings,
    messages,
    subscribers,
    saved_quotes: quotes,
    quote_owners: owned.map(({ quote, owner }) => ({
      owner: ownerHash(owner, settings),
      quote_id: quote.id,
      account_id: null,
      created_at: quote.created_at,
    })),
    offers: offers.map(({ offer }) => offer),
    offer_versions: offers.flatMap(({ versions }) => versions),
    outbox: outboxRows(random, mails, now),
    ...samplePosts(random, amounts.posts ?? 0, now),
  };
  await database.transaction().execute(async (transaction) => {
    await allowLong(transaction);
    // In place of the one that a new database has.
    await transaction.deleteFrom('hosts').execute();
    for (const [table, all] of Object.entries(rows) as [keyof typeof rows, readonly object[]][]) {
      // SQLite takes up to 32,766 values in a statement.
      const most = Math.floor(30_000 / Math.max(1, Object.keys(all[0] ?? {}).length));
      for (let from = 0; from < all.length; from += most) {
        await transaction
          .insertInto(table)
          .values(all.slice(from, from + most) as never)
          .execute();
        if (from === 0) await planAnew(transaction, table);
      }
    }
  });
  return new Map(Object.entries(rows).map(([table, all]) => [table as keyof Schema, all.length]));
}

/**
 * Refuses an installation that takes real payments or sends real e-mails: samples don't belong there.
 * @throws CommandError
 */
export function refuseOutsideDemo({ cardProvider, mailHost }: Pick<Settings, 'cardProvider' | 'mailHost'>): void {
  if (cardProvider === null && mailHost === null) return;
  const setting = cardProvider?.keySetting ?? 'SMTP_URL';
  throw new CommandError(`${setting} is set. Samples go into an installation of their own, without it.`);
}

/** @throws CommandError */
async function refuseUnlessFresh(database: Database): Promise<void> {
  for (const table of filled) {
    const row = await database
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('found'))
      .limit(1)
      .executeTakeFirst();
    if (row) throw new CommandError(`The database is not new: ${table} has rows. Nothing was changed.`);
  }
}

const ago = (random: Random, now: Date, days: number) =>
  new Date(now.getTime() - minute - Math.floor(random.next() * days * day));

function sampleMessage(random: Random, person: Person, now: Date): MessageRow {
  const at = ago(random, now, 180);
  const isOld = now.getTime() - at.getTime() > 3 * day;
  const id = random.id();
  return {
    ...newMessage({ ...person, message: random.pick(messageTexts), plan: '' }, `sample-${id}`, at),
    id,
    status:
      isOld && random.happens(0.98) ? random.pick(['answered', 'answered', 'answered', 'no-reply']) : 'unanswered',
  };
}

function subscriberOf(random: Random, { email }: Person, now: Date): SubscriberRow {
  const isPending = random.happens(0.04);
  const at = ago(random, now, isPending ? 5 : 180);
  const instant = (days: number) => new Date(at.getTime() + days * day).toISOString();
  return {
    id: random.id(),
    email,
    address: email,
    status: isPending ? 'pending' : 'subscribed',
    created_at: instant(0),
    expires_at: isPending ? instant(7) : null,
    confirmed_at: isPending ? null : instant(0.01),
  };
}

function sampleQuote(random: Random, now: Date, days: number): SavedQuoteRow {
  const at = ago(random, now, days);
  const selection = selectionOf(random, kinds.slice(0, 3));
  const { price, due, title } = priceOf(catalogue, selection);
  const savedOn = todayIn(opening, at);
  const id = random.id();
  return {
    id: id.replaceAll('-', '').slice(0, 20),
    idempotency_key: `sample-${id}`,
    fingerprint: fingerprintOf({ id }),
    selection: JSON.stringify(selection),
    about: JSON.stringify({}),
    title,
    priced: JSON.stringify({ price, due }),
    saved_on: savedOn,
    valid_until: lastValidDay(savedOn),
    created_at: at.toISOString(),
  };
}
