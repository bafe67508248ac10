import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Notice } from '../../../src/domain/answerPages.ts';
import { cancelEndedCall } from '../../booking/paid/paidCall.ts';
import { messageNotice } from '../../messages/emails.ts';
import { insertMessage, newMessage } from '../../messages/messages.ts';
import { referenceOf, subjectOf, withdrawalOf } from '../../orders/order.ts';
import { endingOf, isKept } from '../../orders/orderStatus.ts';
import { lockedOrder } from '../../orders/orders.ts';
import { endSessionsSoon, paymentsOf } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { newFormToken, readFormToken } from '../../platform/crypto/hmac.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { formText } from '../../platform/http/formText.ts';
import { formLimit, readLimit } from '../../platform/http/rateLimit.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { countMail, type Requester } from '../../platform/limits/dailyLimit.ts';
import { networkOf } from '../../platform/limits/limits.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import { enqueueEmails } from '../../platform/mail/outbox.ts';
import { answerErrors, sendAnswer } from '../../platform/site/answer.ts';
import { logAction } from '../../team/actions.ts';
import { outsideActors } from '../../team/names.ts';
import { enqueueWebhooks } from '../../webhooks/deliveries.ts';
import { deleteReminders } from '../balance/updateBalanceRequest.ts';
import { type Withdrawn, withdrawalNotice, withdrawalReceipt } from '../emails/withdrawal.ts';
import { type Withdrawal, type WithdrawalProblems, withdrawalIn, withdrawalProblems } from './fields.ts';

const form = 'withdrawal';
/** A confirmation left open for longer is asked again. Milliseconds. */
const longest = 24 * 3_600_000;

/** The function to withdraw from a contract: a form, and a page to confirm it. */
export async function withdrawalRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, now } = context;

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 });

    answerErrors(scope, context, (problem, { body }) => ['notice', formNotice(withdrawalIn(body), {}, problem)]);

    scope.get('/withdraw', { config: readLimit(settings) }, (request, reply) => {
      const reference = formText(request.query, 'order');
      const entered = { name: '', reference: /^[\dA-F]{8}$/.test(reference) ? reference : '', email: '' };
      return sendAnswer(context, reply, ['notice', formNotice(entered)]);
    });

    scope.get('/withdraw/sent', { config: readLimit(settings) }, (_request, reply) =>
      sendAnswer(context, reply, ['notice', received]),
    );

    scope.post('/withdraw', { config: formLimit(settings) }, async (request, reply) => {
      const entered = withdrawalIn(request.body);
      if (formText(request.body, 'change') !== '') return sendAnswer(context, reply, ['notice', formNotice(entered)]);
      const problems = withdrawalProblems(entered);
      if (Object.keys(problems).length > 0)
        return sendAnswer(context, reply.code(422), ['notice', formNotice(entered, problems)]);
      const token = readFormToken(formText(request.body, 'formToken'), form, settings.secret);
      if (!token || now().getTime() - token.openedAt > longest) {
        const formToken = newFormToken(form, now(), settings.secret);
        return sendAnswer(context, reply, ['notice', confirmNotice(entered, formToken)]);
      }
      await receiveWithdrawal(context, entered, token.id, { key: networkOf(request, settings) });
      return reply.redirect('/withdraw/sent', 303);
    });
  });
}

/** The form, by article 11a of Directive 2011/83/EU. */
function formNotice(entered: Withdrawal, problems: WithdrawalProblems = {}, problem: string | null = null): Notice {
  const shared = (name: keyof Withdrawal) => ({ name, value: entered[name], error: problems[name] });
  return {
    title: 'Withdraw from a contract',
    problem,
    text: [
      'If you bought from us as a consumer, you can withdraw from the contract within 14 days without giving any reason. On the next page you check what you entered and confirm.',
    ],
    form: {
      button: 'Continue',
      primary: true,
      fields: [
        { ...shared('name'), label: 'Your name', autoComplete: 'name' },
        { ...shared('reference'), label: 'The reference of your order, from our e-mail' },
        {
          ...shared('email'),
          label: 'The e-mail address where we confirm that we received it',
          type: 'email',
          autoComplete: 'email',
        },
      ],
    },
  };
}

/** The second step: what will be sent, and the button that sends it. */
const confirmNotice = (entered: Withdrawal, formToken: string): Notice => ({
  title: 'Withdraw from this contract?',
  details: [
    { name: 'Your name', value: entered.name },
    { name: 'Order', value: entered.reference },
    { name: 'We confirm it to', value: entered.email },
  ],
  form: { button: 'Confirm withdrawal', hidden: { formToken, ...entered }, change: 'Change what you entered' },
});

/** After it was sent. The same for every order, known or not. */
const received: Notice = {
  title: 'We have received your withdrawal',
  text: [
    'You get an e-mail that says what we received, and when. Please keep it. If it isn’t there in a few minutes, write to us.',
  ],
  strands: 3,
};

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
  const { settings, now, catalogue } = context;
  const { name, email, reference } = withdrawal;
  const moment = momentOf(context, now());
  const text = `I withdraw from the contract about the order ${reference}.\n\nSent by the withdrawal form, received on ${moment}.`;
  const message = newMessage({ name, email, message: text, plan: '' }, id, now());
  await inTransaction(context, async (transaction) => {
    const order = await orderOf(transaction, withdrawal);
    if (!(await insertMessage(transaction, message))) return;
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
}

/** The consumer's order, locked before anything is written: an extra that is accepted at the same time is stored before, or refused. */
async function orderOf(transaction: Transaction, { reference, email }: Withdrawal): Promise<OrderRow | undefined> {
  const orders = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', 'like', `${reference.toLowerCase()}%`)
    .where('business', '=', 0)
    .execute();
  const found = orders.find((order) => mailboxOf(order.email) === mailboxOf(email));
  return found && lockedOrder(transaction, found.id);
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
    for (const id of ids) {
      await deleteReminders(transaction, id);
      await cancelEndedCall(context, transaction, { id }, 'withdrawal');
    }
  }
  for (const { id } of [order, ...extras])
    await logAction(context, transaction, {
      at,
      actor: outsideActors.visitor,
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
