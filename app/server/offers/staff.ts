import type { FastifyInstance } from 'fastify';
import {
  acceptByPhone,
  addOffer,
  getOffer,
  listExtras,
  listOffers,
  saveOffer,
  sendOffer,
  withdrawOffer,
} from '../../src/domain/contract/staff/offers.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { formatCents } from '../../src/domain/money.ts';
import { type Offer, offerProblem } from '../../src/domain/offer.ts';
import { requireOrder } from '../checkout/staff/order.ts';
import { toldIn } from '../checkout/staff/orderEvents.ts';
import { toOrderRows } from '../checkout/staff/orderRow.ts';
import { mailsAbout } from '../mails/mails.ts';
import { messagesAbout } from '../messages/messages.ts';
import { offerUrl } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import { type Context, today } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { knownOrigin, ownOrigin } from '../platform/http/ownOrigin.ts';
import { serveOn } from '../platform/http/serve.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { enqueueEmails, unsendEmail } from '../platform/mail/outbox.ts';
import { type ActionWords, idIn, loggedOf, type Undo, wordsOf } from '../platform/subject.ts';
import { afterUndo, claimVersion, idOfNew, logOf, performAction, serveActionsOn } from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import { acceptedEmail, offerEmail, offerMailId, withdrawnEmail, withdrawnMailId } from './emails.ts';
import {
  documentOf,
  draftOf,
  extendedBy,
  extrasOf,
  findOffer,
  insertOrder,
  offerOfOrder,
  pageOfOffers,
  stateOf,
  subjectOf,
  toOfferRow,
  toOfferRows,
  totalOf,
  versionsOf,
} from './offers.ts';
import type { OfferRow } from './table.ts';

/** What the columns beside the draft repeat of it. */
const columnsOf = ({ name, email, title, ...offer }: Offer) => ({
  name,
  email,
  title,
  draft: JSON.stringify({ name, email, title, ...offer }),
});

const conflict = (code: string, message: string) => new HttpError(409, code, message);

/** @throws HttpError */
async function requireOffer({ database }: Pick<Context, 'database'>, id: string): Promise<OfferRow> {
  const offer = await findOffer(database, id);
  if (!offer) throw new HttpError(404, 'not-found', 'There is no such offer.');
  return offer;
}

/** Claims an offer for a change, as `claimVersion` does. @throws HttpError 409 also when it is accepted */
async function claimOffer(transaction: Transaction, id: string, version: number): Promise<OfferRow> {
  const offer = await claimVersion(transaction, 'offers', { id, version }, subjectOf(id));
  if (offer.order_id !== null)
    throw conflict('accepted', 'This offer was accepted, so it stays as it is. Nothing was changed. You can copy it.');
  return offer;
}

const update = (transaction: Transaction, id: string, change: Partial<OfferRow>) =>
  transaction.updateTable('offers').set(change).where('id', '=', id).execute();

/**
 * The order that a new offer extends: the one named, or the one that this extends itself.
 * @throws HttpError when there is none, or it has ended
 */
async function extendedOrder(transaction: Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const main = (await offerOfOrder(transaction, id))?.for_order ?? id;
  if (endingOf(await requireOrder(transaction, main)) !== null)
    throw conflict('order-ended', 'This order has ended. Make an offer of its own instead.');
  return main;
}

/** Stops an e-mail if it hasn't gone yet, or lets it go after all. */
const setUnsent = (
  transaction: Transaction,
  mail: string,
  from: 'waiting' | 'stopped',
  status: 'waiting' | 'stopped',
) => transaction.updateTable('outbox').set({ status }).where('id', '=', mail).where('status', '=', from).execute();

/** Whether the customer may have an offer: an e-mail with it was tried and didn't fail, or has been deleted since. */
async function mayHaveIt(transaction: Transaction, { id, sent }: OfferRow): Promise<boolean> {
  const ids = Array.from({ length: sent }, (_, at) => offerMailId(id, at + 1));
  if (ids.length === 0) return false;
  const mails = await transaction
    .selectFrom('outbox')
    .select(['status', 'attempts', 'resent_at'])
    .where('id', 'in', ids)
    .execute();
  return (
    mails.length < sent ||
    mails.some((mail) => mail.status !== 'undelivered' && (mail.attempts > 0 || mail.resent_at !== null))
  );
}

/** Undoes changes of an offer. */
export const offerUndos = ({ now }: Context): Readonly<Record<string, Undo>> => ({
  async 'offer.send'(transaction, { subject, before, after }) {
    const id = idIn(subject);
    const { sent, version } = loggedOf(after);
    const { validUntil, total, withdrawnAt } = loggedOf(before);
    const offer = await claimOffer(transaction, id, Number(version));
    await unsendEmail(transaction, offerMailId(id, Number(sent)), 'You can still withdraw the offer.');
    await transaction
      .deleteFrom('offer_versions')
      .where('offer_id', '=', id)
      .where('number', '=', Number(sent))
      .execute();
    await update(transaction, id, {
      sent: Number(sent) - 1,
      valid_until: String(validUntil),
      total_cents: Number(total),
      withdrawn_at: withdrawnAt === null ? null : String(withdrawnAt),
      updated_at: now().toISOString(),
    });
    await setUnsent(transaction, withdrawnMailId({ id, sent: Number(sent) - 1 }), 'stopped', 'waiting');
    return { before: {}, after: { version: offer.version } };
  },
  async 'offer.withdraw'(transaction, { subject, after }) {
    const { told, version } = loggedOf(after);
    const offer = await claimOffer(transaction, idIn(subject), Number(version));
    if (told) await unsendEmail(transaction, withdrawnMailId(offer), 'You can send the offer again.');
    await update(transaction, offer.id, { withdrawn_at: null, updated_at: now().toISOString() });
    await setUnsent(transaction, offerMailId(offer.id, offer.sent), 'stopped', 'waiting');
    return { before: {}, after: { version: offer.version } };
  },
});

/** Offers for the team: the list, one offer, writing, sending and withdrawing it. */
export function offerRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);
  const problemOf = (offer: Offer) => offerProblem(offer, settings.vat, today(context));

  serve(listOffers, 'Offers, latest first', ({ query }) => pageOfOffers(context, query));

  serve(getOffer, 'One offer, with each version that was sent', async (request) => {
    const { id } = request.params;
    const row = await requireOffer(context, id);
    const [versions, mails, questions, nameOf, log] = await Promise.all([
      versionsOf(database, id),
      mailsAbout(database, id),
      messagesAbout(database, id),
      actorNames(database),
      logOf(database, subjectOf(id)),
    ]);
    const draft = draftOf(row);
    const problem = problemOf(draft);
    const origin = knownOrigin(settings, request) ?? '';
    // A placeholder: only the recipient sees the link in the e-mail.
    const mail = offerEmail({
      id,
      offer: draft,
      number: row.sent + 1,
      url: `${origin}/offer/…`,
      extraTo: extendedBy(row)?.reference,
      settings,
    });
    return {
      ...toOfferRow(row, versions.at(-1), today(context)),
      draft,
      version: row.version,
      sent: versions.map((sent) => ({ number: sent.number, sentAt: sent.sent_at, offer: documentOf(sent) })),
      problem,
      preview: problem === null ? { to: mail.recipient, subject: mail.subject, text: mail.text } : null,
      link: row.sent > 0 ? offerUrl(row, settings, origin) : null,
      mails,
      questions: questions.map(({ id, status, created_at }) => ({ id, status, at: created_at })),
      events: log.map((entry) => ({
        at: entry.at,
        what: `${wordsOf(entry, offerWords)}${entry.action === 'offer.phone' ? `, by ${row.accepted_by} on ${formatDate(row.accepted_on ?? '')}` : ''}`,
        who: nameOf(entry.actor),
      })),
    };
  });

  serve(listExtras, 'What extends an order, or what it extends itself', async ({ params: { id } }) => {
    await requireOrder(database, id);
    const own = await offerOfOrder(database, id);
    const extras = await extrasOf(database, [id]);
    const ids = extras.flatMap(({ order_id }) => order_id ?? []);
    const orders =
      ids.length === 0 ? [] : await database.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
    const [offers, rows] = await Promise.all([toOfferRows(context, extras), toOrderRows(context, orders)]);
    return {
      extraTo: own ? extendedBy(own) : null,
      extras: offers.map((offer) => ({ offer, order: rows.find((order) => order.id === offer.order) ?? null })),
    };
  });

  serve(addOffer, 'Begins an offer', async (request) => {
    const id = idOfNew(request, settings);
    const at = now().toISOString();
    const entry = await performAction(
      context,
      request,
      { name: 'offer.create', subject: subjectOf(id) },
      async (transaction) => {
        const { forOrder, ...offer } = request.body;
        const unsent = { sent: 0, valid_until: offer.validUntil, version: 0 };
        const for_order = await extendedOrder(transaction, forOrder);
        await transaction
          .insertInto('offers')
          .values({
            id,
            ...columnsOf(offer),
            total_cents: totalOf(offer),
            ...unsent,
            for_order,
            created_at: at,
            updated_at: at,
          })
          .execute();
        return { before: {}, after: { version: 0 } };
      },
    );
    return { entry, id };
  });

  const act = serveActionsOn(app, context, async (id) => subjectOf((await requireOffer(context, id)).id));

  act(saveOffer, 'Saves the draft of an offer', 'offer.save', async (transaction, id, { body }) => {
    const { version, ...offer } = body;
    const claimed = await claimOffer(transaction, id, version);
    const { sent } = claimed;
    // The link that they have would show it to them, too.
    if (sent > 0 && mailboxOf(offer.email) !== mailboxOf(claimed.email))
      throw conflict(
        'sent',
        `This offer was sent to ${claimed.email}, so its address stays. Nothing was saved. To send it to someone else, copy it.`,
      );
    await update(transaction, id, {
      ...columnsOf(offer),
      ...(sent === 0 && { valid_until: offer.validUntil, total_cents: totalOf(offer) }),
      updated_at: now().toISOString(),
    });
    return { before: {}, after: { version: claimed.version } };
  });

  act(
    sendOffer,
    'Sends the saved draft as the next version, by an e-mail with its link',
    'offer.send',
    async (transaction, id, request) => {
      const origin = ownOrigin(settings, request);
      const row = await claimOffer(transaction, id, request.body.version);
      const offer = draftOf(row);
      const problem = problemOf(offer);
      if (problem !== null) throw conflict('not-ready', `Nothing was sent. ${problem}`);
      await extendedOrder(transaction, row.for_order);
      const at = now();
      const number = row.sent + 1;
      await transaction
        .insertInto('offer_versions')
        .values({ offer_id: id, number, document: row.draft, sent_at: at.toISOString() })
        .execute();
      await update(transaction, id, {
        sent: number,
        valid_until: offer.validUntil,
        total_cents: totalOf(offer),
        withdrawn_at: null,
        updated_at: at.toISOString(),
      });
      await setUnsent(transaction, withdrawnMailId(row), 'waiting', 'stopped');
      const email = offerEmail({
        id,
        offer,
        number,
        url: offerUrl(row, settings, origin),
        extraTo: extendedBy(row)?.reference,
        settings,
      });
      await enqueueEmails(transaction, [email], at.toISOString(), afterUndo(at));
      return {
        before: { validUntil: row.valid_until, total: row.total_cents, withdrawnAt: row.withdrawn_at },
        after: { sent: number, version: row.version },
      };
    },
  );

  serve(acceptByPhone, 'Makes an order of the saved draft, which was accepted on the phone', async (request) => {
    const { id } = request.params;
    const { version, by, on, beginAtOnce } = request.body;
    const origin = ownOrigin(settings, request);
    if (on > today(context)) throw new HttpError(400, 'in-future', 'The day is in the future. Nothing was ordered.');
    await requireOffer(context, id);
    const action = { name: 'offer.phone', subject: subjectOf(id) };
    const entry = await performAction(context, request, action, async (transaction) => {
      const row = await claimOffer(transaction, id, version);
      const problem = problemOf(draftOf(row));
      if (problem !== null) throw conflict('not-ready', `Nothing was ordered. ${problem}`);
      const latest = (await versionsOf(transaction, id)).at(-1);
      const at = now().toISOString();
      const isSent = latest?.document === row.draft;
      const number = isSent ? row.sent : row.sent + 1;
      if (!isSent)
        await transaction
          .insertInto('offer_versions')
          .values({ offer_id: id, number, document: row.draft, sent_at: at })
          .execute();
      await update(transaction, id, {
        sent: number,
        valid_until: draftOf(row).validUntil,
        total_cents: totalOf(draftOf(row)),
        withdrawn_at: null,
      });
      for (const mail of [offerMailId(id, row.sent), withdrawnMailId(row)])
        await setUnsent(transaction, mail, 'waiting', 'stopped');
      const accepted = { ...row, accepted_by: by, accepted_on: on };
      const ordered = { number, document: row.draft };
      const made = await insertOrder(context, transaction, accepted, ordered, beginAtOnce, origin);
      const mail = acceptedEmail(made, settings, { extraTo: extendedBy(row)?.reference, onPhone: { by, on } });
      await enqueueEmails(transaction, [mail], at);
      return { before: {}, after: { sent: number, amount: made.total_cents, version: row.version } };
    });
    return { entry, order: String((await requireOffer(context, id)).order_id) };
  });

  act(
    withdrawOffer,
    'Withdraws an offer: it can no longer be accepted',
    'offer.withdraw',
    async (transaction, id, { body: { version } }) => {
      const row = await claimOffer(transaction, id, version);
      if (row.withdrawn_at !== null) throw conflict('withdrawn', 'This offer is withdrawn already.');
      const at = now().toISOString();
      await update(transaction, id, { withdrawn_at: at, updated_at: at });
      await setUnsent(transaction, offerMailId(id, row.sent), 'waiting', 'stopped');
      const has = await mayHaveIt(transaction, row);
      const latest = (await versionsOf(transaction, id)).at(-1);
      // Who has no link, or one that has expired, is told nothing.
      const told = latest !== undefined && stateOf(row, today(context)) === 'sent' && has;
      if (told)
        await enqueueEmails(transaction, [withdrawnEmail(row, documentOf(latest), settings)], at, afterUndo(at));
      return { before: {}, after: { told, unsent: latest !== undefined && !has, version: row.version } };
    },
  );
}

export const offerWords: ActionWords = {
  'offer.create': () => 'Offer begun',
  'offer.save': () => 'Draft of the offer saved',
  'offer.send': ({ after }) =>
    Number(loggedOf(after).sent) === 1 ? 'Offer sent' : `Offer sent in version ${loggedOf(after).sent}`,
  'offer.send.undone': () => 'Sending taken back',
  'offer.withdraw': ({ after }) => `Offer withdrawn${toldIn(after)}`,
  'offer.withdraw.undone': () => 'Withdrawal taken back',
  'offer.phone': ({ after }) => `Offer accepted on the phone for ${formatCents(Number(loggedOf(after).amount))}`,
  'offer.accept': ({ after }) => `Offer accepted for ${formatCents(Number(loggedOf(after).amount))}`,
};
