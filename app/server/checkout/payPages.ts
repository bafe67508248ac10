import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Amount, Notice, Payment } from '../../src/domain/answerPages.ts';
import { formatCents, formatEuro } from '../../src/domain/money.ts';
import { saysLessThanEnd } from '../../src/domain/orderStatus.ts';
import type { Ending } from '../../src/domain/staff/moneyWords.ts';
import type { Span } from '../../src/domain/text/blocks.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { findMissing } from '../orders/money.ts';
import { balanceSentence, depositShare, isAgreedOrder, linesOf, referenceOf } from '../orders/order.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import type { OrderRow, OrderStatus } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { answerErrors, failure, sendAnswer } from '../platform/site/answer.ts';
import { bankRows, transferNote } from './bankDetails.ts';
import { isPaidInAnother } from './duplicates.ts';
import { returnSentence } from './emails/orderEmail.ts';
import { isPayable, isPayLinkOver, orderIdIn, payableDays, paymentOrigins } from './payLink.ts';
import { refreshOrder } from './refresh.ts';
import { checkoutPageUrl } from './startCheckout.ts';
import { termsPath } from './terms/terms.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of the link in the e-mail about a failed payment. Its button opens the checkout. */
export async function payRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database, now } = context;
  const config = writeLimit(settings);
  const say = (reply: FastifyReply, notice: Notice) => sendAnswer(context, reply, ['notice', notice]);
  const orderOf = async ({ params }: Visit): Promise<OrderRow | undefined> => {
    const id = orderIdIn(params.token, settings);
    if (id === null) return undefined;
    return database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  };

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/pay/:token', { config }, async (request: Visit, reply) => {
      const stored = await orderOf(request);
      if (!stored) return say(reply.code(404), unknownNotice);
      const order = await refreshOrder(context, stored);
      if (isPaidFor(order) || order.status === 'processing') return say(reply, paidNotice(order));
      const ending = endingOf(order);
      if (ending !== null) return say(reply.code(410), endedNotices[ending]);
      const missing = await findMissing(database, order);
      if (missing > 0) return say(reply, partNotice(order, missing, settings));
      if (await isPaidInAnother(database, order)) return say(reply, replacedNotice);
      if (isPayLinkOver(order, now())) return say(reply.code(410), expiredNotice);
      const targets = [new URL(order.success_url).origin, ...paymentOrigins(settings)];
      return sendAnswer(context, reply, ['payment', payPage(order, settings)], targets);
    });

    scope.post('/pay/:token', { config }, async (request: Visit, reply) => {
      const order = await orderOf(request);
      if (
        !order ||
        !isPayable(order, await findMissing(database, order), now()) ||
        (await isPaidInAnother(database, order))
      )
        return reply.redirect(request.url, 303);
      return reply.redirect(await checkoutPageUrl(context, order), 303);
    });
  });
}

const newQuote: Span = { text: 'new quote', to: '/service/stepWizardPage' };
export const writeToUs: Span = { text: 'write to us', to: '/contact-us' };
export const home: readonly Span[] = [{ text: 'Go to the home page', to: '/' }];
export const referenceSentence = (order: OrderRow) => `Your reference is ${referenceOf(order)}.`;

/** What is ordered and due at first, as the page to pay shows it and the demo checkout does. */
export function depositOf(order: OrderRow): Payment['order'] & { due: Amount } {
  const { deposit_cents, total_cents, title } = order;
  return {
    title,
    lines: linesOf(order).map(({ label, amount, rule, kind }) => ({ label, amount: formatEuro(amount), rule, kind })),
    total: { label: 'Total', amount: formatCents(total_cents) },
    due: {
      label: deposit_cents === total_cents ? 'To pay now' : `Deposit to pay now (${depositShare(order)})`,
      amount: formatCents(deposit_cents),
    },
  };
}

function payPage(row: OrderRow, settings: Settings): Payment {
  const order = depositOf(row);
  return {
    title: 'Pay for your order',
    lead: 'We have received no payment for this order yet. Your payment opens on our card provider’s page.',
    order,
    buttons: [{ label: `Pay ${order.due.amount}` }],
    terms: termsPath(row),
    notes: [
      balanceSentence(row, settings),
      vatSentence(settings.vat),
      referenceSentence(row),
      isAgreedOrder(row) ? transferNote(row, settings) : null,
    ],
  };
}

const paid: Notice = {
  title: 'This order is paid',
  text: ['You don’t need to pay again. Any questions? Reply to our e-mail and quote your reference.'],
};

/** Notices for statuses other than `paid`. */
const paidNotices: Readonly<Partial<Record<OrderStatus, Notice>>> = {
  processing: {
    title: 'Your payment is on its way',
    text: ['Your bank is still confirming it, so please don’t pay again. We’ll e-mail you as soon as we know.'],
    strands: 1,
  },
  refunded: {
    title: 'This order was refunded',
    text: [['What you paid went back to you. To order again, start a ', newQuote, '.']],
  },
  'needs-attention': {
    title: 'We’re checking your payment',
    text: [
      'We received a payment from you, but it wasn’t the amount due. Please don’t pay again: we’re looking into it and will write to you.',
    ],
    strands: 1,
  },
  'paid-twice': {
    title: 'You paid for this order twice',
    text: ['Your order is confirmed. You don’t need to do anything: we’ll refund one of the two payments.'],
  },
};

/** Nothing is left to pay, or the bank is still confirming the payment. */
export function paidNotice(order: OrderRow): Notice {
  const ending = endingOf(order);
  const notice =
    ending !== null && isPaidFor(order) && saysLessThanEnd(order.status)
      ? { ...endedNotices[ending], text: [returnSentence(order)] }
      : (paidNotices[order.status] ?? paid);
  return { ...notice, text: [...(notice.text ?? []), referenceSentence(order)], after: [home] };
}

/** A part of the first payment has arrived by transfer: the rest is awaited in the same way. @param missing cents */
function partNotice(order: OrderRow, missing: number, settings: Settings): Notice {
  const [payee, iban, reference] = bankRows(order, settings).map(([, value]) => value);
  const rest = formatCents(missing);
  return {
    title: 'A part of your payment has arrived',
    text: [
      `We’ve received ${formatCents(order.deposit_cents - missing)} of ${formatCents(order.deposit_cents)} by transfer.`,
      iban
        ? `Please transfer the other ${rest} to ${payee}, IBAN ${iban}, with the reference ${reference}.`
        : [`Please transfer the other ${rest} in the same way. To pay by card instead, `, writeToUs, '.'],
      referenceSentence(order),
    ],
    after: [home],
    strands: 1,
  };
}

/** The order can no longer be paid. */
export const expiredNotice: Notice = {
  title: 'This link has expired',
  text: [
    [
      `You could pay for this order for ${payableDays} days, and we received no payment. See today’s price in a `,
      newQuote,
      ', or ',
      writeToUs,
      '.',
    ],
  ],
  after: [home],
  strands: 1,
};

const endedNotice = (title: string): Notice => ({
  title,
  text: [['You don’t need to pay anything. To order again, start a ', newQuote, ', or ', writeToUs, '.']],
  after: [home],
  strands: 1,
});

/** The agency cancelled the order, or the consumer withdrew from the contract. */
export const endedNotices: Readonly<Record<Ending, Notice>> = {
  cancelled: endedNotice('This order was cancelled'),
  withdrawn: endedNotice('You withdrew from this order'),
};

const replacedNotice: Notice = {
  title: 'You’ve already paid for this',
  text: [
    [
      'You ordered the same again and paid for that order, so nothing is left to pay here. To order it once more, start a ',
      newQuote,
      ', or ',
      writeToUs,
      '.',
    ],
  ],
  after: [home],
};

const unknownNotice: Notice = {
  title: 'We can’t find this order',
  text: [['The link may be incomplete. Please open it from our e-mail, or ', writeToUs, '.']],
  after: [home],
  strands: 1,
};

/** Lets the routes of a scope take forms with a button and no fields: the body is ignored, and errors are pages. */
export function acceptPayButtons(scope: FastifyInstance, context: Context): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));
  answerErrors(scope, context, (message) => ['notice', failure(message, 'We couldn’t open your payment')]);
}
