import type { StaffPerson } from '../../src/domain/contract/staff/people.ts';
import { toCents } from '../../src/domain/money.ts';
import { isInTeam } from '../accounts/accounts.ts';
import { toStaffBookings } from '../booking/staff/staffBooking.ts';
import { toOrderRows } from '../checkout/staff/orderRow.ts';
import { toMailRow } from '../mails/mails.ts';
import { toMessageRow } from '../messages/messages.ts';
import { toOfferRows } from '../offers/offers.ts';
import { referenceOf } from '../orders/order.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { answersOf, pricedOf } from '../saved-quotes/savedQuotes.ts';
import { actorNames } from '../team/names.ts';
import { keptAfterErasure, type Person } from './person.ts';
import { findPersonalData, followUpsOf, type PersonalData } from './personalData.ts';
import type { FollowUpRow } from './table.ts';

const maxMails = 50;

/** The log names a person only by a masked address. */
export const subjectOfPerson = (email: string) => `person:${maskEmail(email)}`;

/** The names that the person has given. */
export const namesOf = ({ account }: Person, { orders, bookings, messages, offers }: PersonalData): string[] =>
  [account, ...orders, ...bookings, ...messages, ...offers].flatMap((each) => (each?.name ? [each.name] : []));

/** Everything stored about a person; undefined when there is nothing. */
export async function showPerson(context: Context, person: Person): Promise<StaffPerson | undefined> {
  const { database, settings, now } = context;
  const { addresses, account } = person;
  const [data, subscriptions, mails, kept, inTeam, followUps] = await Promise.all([
    findPersonalData(context, addresses),
    database.selectFrom('subscribers').selectAll().where('address', 'in', addresses).execute(),
    database
      .selectFrom('outbox')
      .selectAll()
      .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
      .orderBy('created_at', 'desc')
      .limit(maxMails)
      .execute(),
    keptAfterErasure(database, addresses, now()),
    isInTeam(database, addresses, settings),
    followUpsOf(database, addresses),
  ]);
  const { orders, bookings, messages, quotes, offers } = data;
  const known = [orders, bookings, messages, quotes, offers, subscriptions, mails, followUps];
  if (!account && known.every(({ length }) => length === 0)) return undefined;
  return {
    name: namesOf(person, data)[0] ?? '',
    addresses: [...addresses],
    account: account ? { name: account.name, email: account.email, openedAt: account.created_at } : null,
    inTeam,
    followUp: await nextFollowUp(database, followUps),
    orders: await toOrderRows(context, orders),
    bookings: await toStaffBookings(context, bookings),
    messages: messages.map(toMessageRow),
    offers: await toOfferRows(context, offers),
    quotes: quotes.map((quote) => {
      const { price } = pricedOf(quote);
      return {
        reference: referenceOf(quote),
        title: quote.title,
        total: toCents(price.total),
        lines: price.lines.map(({ label, amount }) => ({ label, amount: toCents(amount) })),
        answers: answersOf(context.catalogue, quote),
        savedAt: quote.created_at,
        validUntil: quote.valid_until,
      };
    }),
    newsletter: subscriptions.map(({ email, status, created_at, confirmed_at }) => ({
      email,
      status,
      askedAt: created_at,
      confirmedAt: confirmed_at,
    })),
    mails: mails.map((mail) => toMailRow(mail, settings)),
    kept,
  };
}

/** The next of a person's follow-ups, for their page; null when nothing is to be done. */
export async function nextFollowUp(
  database: Database,
  [next]: readonly FollowUpRow[],
): Promise<StaffPerson['followUp']> {
  if (!next || next.done_at !== null) return null;
  const { id, due_on, assignee, note, version } = next;
  const who = assignee === null ? null : { id: assignee, name: (await actorNames(database))(assignee) };
  return { id, dueOn: due_on, assignee: who, note, version };
}
