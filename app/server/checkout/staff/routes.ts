import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { nextReminder, type Reminder } from '../../../src/domain/balance.ts';
import {
  addNote,
  countDiscountUses,
  getOrder,
  listOrders,
  remindNow,
  setStage,
} from '../../../src/domain/contract/staff/orders.ts';
import { documentOf, invoicesOf, toListed } from '../../invoices/invoices.ts';
import { missingFromPdf } from '../../invoices/pdf.ts';
import { mailsAbout } from '../../mails/mails.ts';
import { mismatchedPayments } from '../../orders/money.ts';
import { beginningOf, detailsOf, linesOf, offerOf, subjectOf } from '../../orders/order.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { enqueueEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { afterUndo, logOf, logUnsent } from '../../team/actions.ts';
import { actorNames } from '../../team/names.ts';
import { deleteUnsentWebhooks } from '../../webhooks/deliveries.ts';
import { enqueueOrderEvent } from '../../webhooks/events.ts';
import { findRemindable, lastReminderAt, remindableOf, reminderEmail, wasJustReminded } from '../balance/reminders.ts';
import { balanceRequestsOf } from '../balance/requests.ts';
import { deleteReminders } from '../balance/updateBalanceRequest.ts';
import { discountUses } from '../discounts.ts';
import { duplicatesOf } from '../duplicates.ts';
import { refundsOf } from '../refunds.ts';
import { termsPath } from '../terms/terms.ts';
import { balanceOf, balanceRequestRoutes, balanceUndos } from './balance.ts';
import { cancelRoute, cancelUndos } from './cancel.ts';
import { claimOrder, notesOf, requireOrder, serveOrderActionsOn } from './order.ts';
import { orderEvents } from './orderEvents.ts';
import { csvRoute, filterRoutes, pageOfOrders } from './orderList.ts';
import { toOrderRow, toStaffPayment } from './orderRow.ts';
import { refundable, refundRoutes, refundUndos } from './refunds.ts';
import { transferRoutes, transfersOf, transferUndos } from './transfers.ts';

/** Undoes changes of an order. */
export const orderUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  ...transferUndos(context),
  ...cancelUndos(context),
  ...balanceUndos(context),
  ...remindUndos(context),
  ...refundUndos,
  async 'order.stage'(transaction, entry) {
    const [before, after] = [loggedOf(entry.before), loggedOf(entry.after)];
    const id = idIn(entry.subject);
    const changed = await claimOrder(transaction, id, Number(after.version));
    const stage = before.stage as OrderRow['stage'];
    await transaction.updateTable('orders').set({ stage }).where('id', '=', id).execute();
    await deleteUnsentWebhooks(transaction, 'order.stage-changed', entry.subject, entry.at);
    return { before: { stage: after.stage ?? null }, after: { stage: before.stage ?? null, version: changed.version } };
  },
  async 'order.note'(transaction, entry) {
    await transaction
      .deleteFrom('order_notes')
      .where('id', '=', String(loggedOf(entry.after).note))
      .execute();
    return { before: {}, after: {} };
  },
});

/** Orders for the team: the list, one order, its stage, notes and money. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);
  transferRoutes(app, context);
  refundRoutes(app, context);
  cancelRoute(app, context);
  balanceRequestRoutes(app, context);
  remindRoute(app, context);
  csvRoute(app, context);
  filterRoutes(app, context);

  serve(listOrders, 'Orders, latest first', ({ query }) => pageOfOrders(context, query));

  serve(countDiscountUses, 'How many orders were paid with each discount code', async () => ({
    uses: await discountUses(context),
  }));

  serve(getOrder, 'One order', async ({ params: { id } }) => {
    const order = await requireOrder(database, id);
    const offer = offerOf(order);
    const [payments, requests, transfers, notes, nameOf, log, mails, invoices, offerLog, terms] = await Promise.all([
      paymentsOf(database, [id]),
      balanceRequestsOf(database, [id]),
      transfersOf(database, [id]),
      notesOf(database, [id]),
      actorNames(database),
      logOf(database, subjectOf(id)),
      mailsAbout(database, id),
      invoicesOf(database, [id]),
      offer ? logOf(database, `offer:${offer}`) : [],
      database.selectFrom('terms').select('since').where('version', '=', order.terms).executeTakeFirstOrThrow(),
    ]);
    const refunds = await refundsOf(
      database,
      payments.map((payment) => payment.id),
    );
    const request = requests.find(({ withdrawn_at }) => withdrawn_at === null);
    const mismatched = mismatchedPayments(order, payments);
    const remindable = remindableOf(order, payments, request, settings);
    return {
      ...toOrderRow(context, order, payments, request),
      ...balanceOf(order, payments, request),
      reminder: remindable
        ? {
            next: wasJustReminded(mails, now())
              ? null
              : nextReminder(remindable.dueOn, today(context), remindable.last),
            amount: remindable.amount,
            lastAt: lastReminderAt(mails),
          }
        : null,
      version: order.version,
      beginning: beginningOf(order),
      terms: { since: terms.since, path: termsPath(order) },
      cancelledAt: order.cancelled_at,
      duplicate: (await duplicatesOf(database, [order])).get(id) ?? null,
      depositPercent: order.deposit_percent,
      lines: linesOf(order).map((line) => ({ ...line })),
      offer,
      answers: detailsOf(context.catalogue, order).map(({ name, value }) => ({ question: name, answer: value })),
      notes: notes.map((note) => ({
        id: note.id,
        author: nameOf(note.author),
        text: note.text,
        at: note.created_at,
      })),
      events: orderEvents(
        order,
        { payments, refunds, log, onPhone: offerLog.find(({ action }) => action === 'offer.phone'), mails },
        nameOf,
      ),
      payments: payments.map((payment) =>
        toStaffPayment(order, payment, {
          transfers,
          refundable: refundable(payment, refunds, context.paymentProvider),
          mismatched,
          settings,
        }),
      ),
      refunds: refunds.map((refund) => ({
        id: refund.id,
        payment: refund.payment_id,
        amount: refund.amount_cents,
        reason: refund.reason,
        status: refund.status,
        failure: refund.failure,
        at: refund.created_at,
      })),
      invoices: invoices.map((row) => ({ ...toListed(row), missingLetters: missingFromPdf(documentOf(row)) })),
      mails,
    };
  });

  const act = serveOrderActionsOn(app, context);

  act(setStage, 'Says how far the work is', 'order.stage', async (transaction, id, { body: { stage, version } }) => {
    const changed = await claimOrder(transaction, id, version);
    await transaction.updateTable('orders').set({ stage }).where('id', '=', id).execute();
    if (stage === 'stopped') await deleteReminders(transaction, id);
    const at = now();
    await enqueueOrderEvent(transaction, 'order.stage-changed', { ...changed, stage }, at.toISOString(), afterUndo(at));
    return { before: { stage: changed.stage }, after: { stage, version: changed.version } };
  });

  act(
    addNote,
    'Adds a note, which the customer sees in the export of their data alone',
    'order.note',
    async (transaction, id, { actor, body: { text } }) => {
      const note = randomUUID();
      await transaction
        .insertInto('order_notes')
        .values({
          id: note,
          order_id: id,
          author: actor.id,
          text,
          created_at: now().toISOString(),
        })
        .execute();
      return { before: {}, after: { note } };
    },
  );
}

const remindUndos = ({ settings }: Context): Readonly<Record<string, Undo>> => ({
  async 'order.reminder'(transaction, entry) {
    const { mail, amount, version } = loggedOf(entry.after);
    const order = await claimOrder(transaction, idIn(entry.subject), Number(version));
    await unsendEmail(transaction, String(mail));
    await logUnsent(transaction, entry.subject, [String(mail)]);
    const found = await findRemindable(transaction, order, settings);
    // Unless a payment has changed meanwhile what is due next.
    if (found?.last && found.email(found.last).id === mail)
      await found.mark(transaction, loggedOf(entry.before).last as Reminder | null);
    return { before: {}, after: { mail: mail ?? null, amount: amount ?? null, version: order.version } };
  },
});

/** Sends the next reminder of what is to be paid at once. The one that would follow by itself isn't sent again. */
function remindRoute(app: FastifyInstance, context: Context): void {
  const { settings, now } = context;
  const act = serveOrderActionsOn(app, context);
  act(
    remindNow,
    'Sends the next reminder of what is to be paid',
    'order.reminder',
    async (transaction, id, { body: { kind, version } }) => {
      const order = await claimOrder(transaction, id, version);
      const found = await findRemindable(transaction, order, settings);
      const next = found && nextReminder(found.dueOn, today(context), found.last);
      const mails = await mailsAbout(transaction, id);
      const at = now();
      if (!next || wasJustReminded(mails, at))
        throw new HttpError(409, 'no-reminder', 'There is no reminder to send now. Nothing was sent.');
      const mail = reminderEmail(found, next, mails);
      // Shown before midnight or before the automatic one, it was another.
      if (next !== kind || mails.some((each) => each.id === mail.id))
        throw new HttpError(
          409,
          'other-reminder',
          'Another reminder is next now. Nothing was sent. Please reload the page.',
        );
      await found.mark(transaction, next);
      await enqueueEmails(transaction, [mail], at.toISOString(), afterUndo(at));
      const after = { mail: mail.id, amount: found.amount, version: order.version };
      return { before: { last: found.last }, after };
    },
  );
}
