import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Notice, Payment } from '../../src/domain/answerPages.ts';
import { formatCents } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { findMissing } from '../orders/money.ts';
import { balanceSentence } from '../orders/order.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import { isSessionOver, orderById } from '../orders/orders.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { readLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { currency, withSessionId } from '../platform/payments/provider.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { answerErrors, failure, sendAnswer } from '../platform/site/answer.ts';
import { isObsoleteSession } from './balance/updateBalanceRequest.ts';
import { fulfil } from './fulfil.ts';
import { balanceUrl } from './payLink.ts';
import { depositOf, home, writeToUs } from './payPages.ts';
import { termsPath } from './terms/terms.ts';

const path = '/demo-checkout/:id';

type Visit = FastifyRequest<{
  Params: { id: string };
  Querystring: { card?: string };
  Body: { choice?: string } | null;
}>;

/** The demo checkout's page and its form. */
export async function demoCheckoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 1024 });
    answerErrors(scope, context, (message) => ['notice', failure(message)]);

    scope.get(path, { config: readLimit(context.settings) }, async (request: Visit, reply) => {
      const checkout = await demoCheckoutOf(context, request.params.id);
      if (!checkout) return sendAnswer(context, reply.code(404), ['notice', unknownCheckout]);
      const { state, successUrl, cancelUrl, isBalance } = checkout;
      if (state === 'paid') return reply.redirect(successUrl, 303);
      if (state === 'over') return sendAnswer(context, reply.code(410), ['notice', endedNotice(cancelUrl, isBalance)]);
      const declined = request.query.card === 'declined';
      const page = demoPage({ ...checkout, declined }, context.settings);
      // `form-action` covers redirects after a form too, and this one leads back to the order's site.
      const targets = [successUrl, cancelUrl].map((url) => new URL(url).origin);
      return sendAnswer(context, reply, ['payment', page], targets);
    });

    scope.post(path, { config: writeLimit(context.settings) }, async (request: Visit, reply) => {
      const checkout = await demoCheckoutOf(context, request.params.id);
      const here = request.url.split('?', 1)[0] ?? '/';
      if (checkout?.state !== 'open') return reply.redirect(here, 303);
      switch (request.body?.choice) {
        case 'pay':
          await pay(context, checkout);
          return reply.redirect(checkout.successUrl, 303);
        case 'decline':
          return reply.redirect(`${here}?card=declined`, 303);
        case 'cancel':
          return reply.redirect(checkout.cancelUrl, 303);
        default:
          return reply.redirect(here, 303);
      }
    });
  });
}

/** Applies the event that a card provider would send after a payment. */
async function pay(context: Context, { sessionId, order, amount }: DemoCheckout): Promise<void> {
  const about = { sessionId, orderId: order.id, intentId: `${sessionId}:payment`, amount, currency };
  await fulfil(context, { id: `${sessionId}:paid`, kind: 'paid', ...about });
}

interface DemoView {
  order: OrderRow;
  /** Cents to pay now. */
  amount: number;
  /** Whether it is for the balance, and not for a deposit. */
  isBalance: boolean;
  /** Whether the card was just declined. */
  declined: boolean;
}

function demoPage({ order, amount: cents, isBalance, declined }: DemoView, settings: Settings): Payment {
  const { due, ...deposit } = depositOf(order);
  const amount = formatCents(cents);
  const isBackToQuote = declined && !isBalance;
  const tryAgain = isBalance ? '.' : ', or go back to your quote: everything you chose is still there.';
  return {
    title: 'Demo checkout',
    note: [
      'This page replaces the card provider’s. ',
      { text: 'No card is charged', as: 'strong' },
      ', and you don’t enter any card details.',
    ],
    problem: declined
      ? { title: 'The card was declined', text: `Nothing was charged. You can try again${tryAgain}` }
      : null,
    order: { ...deposit, due: { label: isBalance ? 'To pay now' : due.label, amount } },
    buttons: [
      { label: `Pay ${amount}`, choice: 'pay' },
      { label: 'Decline the card', choice: 'decline' },
      { label: isBackToQuote ? 'Cancel and go back to the quote' : 'Cancel and go back', choice: 'cancel' },
    ],
    terms: isBalance ? null : termsPath(order),
    notes: [
      isBalance ? null : balanceSentence(order, settings),
      vatSentence(settings.vat),
      `The receipt goes to ${order.email}.`,
    ],
  };
}

/** The checkout session has ended. @param backUrl where the buyer came from */
const endedNotice = (backUrl: string, isBalance: boolean): Notice => ({
  title: 'This checkout has ended',
  text: [
    isBalance
      ? 'Nothing was charged.'
      : 'It was open for a day, and nothing was charged. Your choices are saved in your quote.',
    [{ text: isBalance ? 'See what is due' : 'Back to your quote', to: backUrl }],
  ],
  strands: 1,
});

const unknownCheckout: Notice = {
  title: 'We can’t find this checkout',
  text: [['The link may be incomplete. Please open it from our page again, or ', writeToUs, '.']],
  after: [home],
  strands: 1,
};

interface DemoCheckout {
  sessionId: string;
  order: OrderRow;
  isBalance: boolean;
  /** Cents. */
  amount: number;
  state: 'open' | 'paid' | 'over';
  successUrl: string;
  cancelUrl: string;
}

async function demoCheckoutOf(context: Context, id: string): Promise<DemoCheckout | undefined> {
  const { database, settings, now } = context;
  const payment = await database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payment) return undefined;
  const order = await orderById(database, payment.order_id);
  if (payment.balance_request === null) {
    const isOver =
      order.provider_session_id !== id ||
      isSessionOver(order, now()) ||
      endingOf(order) !== null ||
      (await findMissing(database, order)) > 0;
    return {
      sessionId: id,
      order,
      isBalance: false,
      amount: order.deposit_cents,
      state: isPaidFor(order) ? 'paid' : isOver ? 'over' : 'open',
      successUrl: withSessionId(order.success_url, id),
      cancelUrl: order.cancel_url,
    };
  }
  const url = balanceUrl(payment.balance_request, settings, order.success_url);
  const isOver = payment.expires_at <= now().toISOString() || (await isObsoleteSession(database, order, payment));
  return {
    sessionId: id,
    order,
    isBalance: true,
    amount: payment.asked_cents ?? 0,
    state: payment.status === 'paid' ? 'paid' : payment.status !== 'open' || isOver ? 'over' : 'open',
    successUrl: url,
    cancelUrl: url,
  };
}
