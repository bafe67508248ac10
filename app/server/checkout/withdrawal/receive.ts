import { messageNotice } from '../../messages/emails.ts';
import { insertMessage, newMessage } from '../../messages/messages.ts';
import { referenceOf, subjectOf, withdrawalOf } from '../../orders/order.ts';
import { endingOf, isKept } from '../../orders/orderStatus.ts';
import { endSessionsSoon, paymentsOf } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { countMail, type Requester } from '../../platform/limits/mailLimit.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import { enqueueEmails } from '../../platform/mail/outbox.ts';
import { logAction } from '../../team/actions.ts';
import { linkActors } from '../../team/names.ts';
import { enqueueWebhooks } from '../../webhooks/deliveries.ts';
import { deleteReminders } from '../balance/updateBalanceRequest.ts';
import { type Withdrawn, withdrawalNotice, withdrawalReceipt } from '../emails/withdrawal.ts';
import type { Withdrawal } from './fields.ts';

/** "26 November 2026 at 01:40:05 GMT", in the agency's time zone. */
const momentOf = ({ opening }: Pick<Context, 'opening'>, at: Date) =>
  new Intl.DateTimeFormat('en-IE', { timeZone: opening.timeZone, dateStyle: 'long', timeStyle: 'long' }).format(at);

/**
 * Stores a withdrawal as a message that is to be answered, in the history of the consumer's order, and with the e-mail that
 * acknowledges it. One that is sent twice counts once.
 * @param id of the form's token
 * @param requester for the limit of acknowledgements
 */
export async function receiveWithdrawal(
  context: Context,
  withdrawal: Withdrawal,
  id: string,
  requester: Requester,
): Promise<void> {
  const { database, settings, now, catalogue } = context;
  const { name, email, reference } = withdrawal;
  const moment = momentOf(context, now());
  const text = `I withdraw from the contract about the order ${reference}.\n\nSent by the withdrawal form, received on ${moment}.`;
  const message = newMessage({ name, email, message: text, plan: '' }, id, now());
  await database.transaction().execute(async (transaction) => {
    if (!(await insertMessage(transaction, message))) return;
    const order = await orderOf(transaction, withdrawal);
    const withdrawn = order ? await store(context, transaction, order, message.id) : null;
    // The acknowledgement of a real order is always sent. Otherwise, the address may belong to someone else.
    const acknowledges =
      order !== undefined ||
      (await countMail(transaction, 'withdrawalReceipts', { address: email }, requester, settings, now()));
    const notice = withdrawn
      ? withdrawalNotice(message.id, withdrawal, withdrawn, moment, settings)
      : {
          ...messageNotice(message, settings, catalogue),
          subject: `Withdrawal from a contract: order ${reference}, which we don’t find`,
        };
    const hasEnded = withdrawn !== null && withdrawn.order.consumer_withdrew_at !== null;
    const receipt = withdrawalReceipt(message.id, withdrawal, withdrawn?.extras ?? [], moment, settings, hasEnded);
    await enqueueEmails(transaction, [notice, ...(acknowledges ? [receipt] : [])], message.created_at);
    const event = { type: 'message.received', data: { message: message.id } } as const;
    await enqueueWebhooks(transaction, event, `message:${message.id}`, message.created_at);
  });
  context.wakeMailWorker();
  context.wakeWebhookWorker();
}

/** The consumer's order that the withdrawal names. */
async function orderOf(transaction: Transaction, { reference, email }: Withdrawal): Promise<OrderRow | undefined> {
  const orders = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', 'like', `${reference.toLowerCase()}%`)
    .where('business', '=', 0)
    .execute();
  return orders.find((order) => mailboxOf(order.email) === mailboxOf(email));
}

/**
 * Adds it to the order's history, and stores when it was, if that was in time. Of several, the first one counts. Extras to the
 * order end with it (Directive 2011/83/EU, article 15).
 */
async function store(
  context: Context,
  transaction: Transaction,
  order: OrderRow,
  messageId: string,
): Promise<Withdrawn> {
  const at = context.now().toISOString();
  const isFirst = order.consumer_withdrew_at === null && withdrawalOf({ ...order, consumer_withdrew_at: at }) !== null;
  const extras = isFirst ? await runningExtras(transaction, order) : [];
  if (isFirst) {
    const ids = [order, ...extras].map(({ id }) => id);
    await transaction.updateTable('orders').set({ consumer_withdrew_at: at }).where('id', 'in', ids).execute();
    await endSessionsSoon(transaction, ids, at);
    for (const id of ids) await deleteReminders(transaction, id);
  }
  for (const { id } of [order, ...extras])
    await logAction(context, transaction, {
      at,
      actor: linkActors.visitor,
      key: `withdrawal ${messageId} ${id}`,
      action: 'order.consumer-withdrawal',
      subject: subjectOf(id),
      before: {},
      after: { message: messageId },
    });
  const payments = await paymentsOf(
    transaction,
    [order, ...extras].map(({ id }) => id),
  );
  return {
    order: isFirst ? { ...order, consumer_withdrew_at: at } : order,
    extras: extras.map(referenceOf),
    isPaid: payments.some(isKept),
    isPending: payments.some(({ status }) => status === 'processing'),
  };
}

/** The consumer's accepted extras to an order that haven't ended. */
async function runningExtras(transaction: Transaction, { id, email }: OrderRow): Promise<OrderRow[]> {
  const extras = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', (offers) => offers.selectFrom('offers').select('order_id').where('for_order', '=', id))
    .where('business', '=', 0)
    .execute();
  return extras.filter((extra) => endingOf(extra) === null && mailboxOf(extra.email) === mailboxOf(email));
}
