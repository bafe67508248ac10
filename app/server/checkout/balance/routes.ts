import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice, Payment } from '../../../src/domain/answerPages.ts';
import { leftWords, nextInstalment, type OpenInstalment, smallestCharge } from '../../../src/domain/balance.ts';
import { dayLabel } from '../../../src/domain/booking/labels.ts';
import { formatCents } from '../../../src/domain/money.ts';
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import type { Words } from '../../../src/domain/text/blocks.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { moneyOf } from '../../orders/money.ts';
import { referenceOf } from '../../orders/order.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import { orderById } from '../../orders/orders.ts';
import type { BalanceRequestRow, OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { writeLimit } from '../../platform/http/rateLimit.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { sendAnswer } from '../../platform/site/answer.ts';
import { bankRows, transferNote } from '../bankDetails.ts';
import { hashOfBalanceToken, paymentOrigins } from '../payLink.ts';
import { acceptPayButtons, endedNotices, home, referenceSentence, writeToUs } from '../payPages.ts';
import { isBalancePayable, openPlanOf } from './requests.ts';
import { balanceCheckoutUrl, refreshRequest } from './session.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of a requested balance, without scripts. Its button opens the checkout. */
export async function balanceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database } = context;
  const config = writeLimit(settings);
  const say = (reply: FastifyReply, notice: Notice) => sendAnswer(context, reply, ['notice', notice]);
  const requestOf = ({ params }: Visit): Promise<BalanceRequestRow | undefined> =>
    database
      .selectFrom('balance_requests')
      .selectAll()
      .where('token_hash', '=', hashOfBalanceToken(params.token))
      .executeTakeFirst();

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/balance/:token', { config }, async (request: Visit, reply) => {
      const stored = await requestOf(request);
      if (!stored) return say(reply.code(404), unknownBalance);
      if (stored.withdrawn_at)
        return say(reply.code(410), balanceWithdrawn(await orderById(database, stored.order_id)));
      const { request: current, order, payments } = await refreshRequest(context, stored);
      const view = { order, money: moneyOf(order, payments), plan: openPlanOf(current, order, payments) };
      const ending = endingOf(order);
      if (ending !== null) return say(reply.code(410), endedNotices[ending]);
      if (!isBalancePayable(order)) return say(reply, balancePaused(view));
      if (current.paid_at) return say(reply, balancePaid(view));
      const next = nextInstalment(view.plan);
      if (!next) return say(reply, balancePending(view));
      if (next.left < smallestCharge) return say(reply, balanceTooSmall(order, next.left, settings));
      const targets = [new URL(order.success_url).origin, ...paymentOrigins(settings)];
      return sendAnswer(context, reply, ['payment', balancePage(view, settings, today(context))], targets);
    });

    scope.post('/balance/:token', { config }, async (request: Visit, reply) => {
      const stored = await requestOf(request);
      const url = stored && (await balanceCheckoutUrl(context, stored.id));
      return reply.redirect(url ?? request.url, 303);
    });
  });
}

interface BalanceView {
  order: OrderRow;
  money: OrderMoney;
  plan: readonly OpenInstalment[];
}

/**
 * The page to pay a balance, or the next part of it. Its button opens the checkout. After paying a part, the buyer comes back to
 * it: it then thanks, and says when the next one is due.
 * @param today ISO
 */
function balancePage({ order, money, plan }: BalanceView, settings: Settings, today: string): Payment {
  const next = nextInstalment(plan);
  const amount = formatCents(next?.left ?? 0);
  const isPartPaid = money.pending === 0 && plan.some(({ left }) => left === 0);
  const later = isPartPaid && next?.dueOn && next.dueOn > today ? dayLabel(next.dueOn) : null;
  const parts = plan.map((part, at) => ({
    label: `Part ${at + 1}${part.dueOn === null ? '' : `, by ${dayLabel(part.dueOn)}`}`,
    amount: leftWords(part),
  }));
  const received = money.received - money.returned;
  const isInParts = plan.length > 1;
  const by = next?.dueOn && !isInParts ? `, by ${dayLabel(next.dueOn)}` : '';
  return {
    title: later ? 'Thank you. This part is paid.' : 'Pay the balance of your order',
    lead: later
      ? `The next part is due by ${later}. Come back by then with the same link, or pay it now.`
      : 'Your payment opens on our card provider’s page.',
    order: {
      title: order.title,
      lines: [
        { label: 'Total', amount: formatCents(money.total) },
        ...(received > 0 ? [{ label: 'Paid so far', amount: formatCents(received) }] : []),
        ...(isInParts ? parts : []),
      ],
      total: { label: later ? 'Next part' : `To pay now${by}`, amount },
    },
    buttons: [{ label: later ? `Pay ${amount} now` : `Pay ${amount}` }],
    terms: null,
    notes: [vatSentence(settings.vat), `Your reference is ${referenceOf(order)}. ${transferNote(order, settings)}`],
  };
}

const notice = (title: string, text: Words, order?: OrderRow, strands: Notice['strands'] = 1): Notice => ({
  title,
  text: order ? [text, referenceSentence(order)] : [text],
  after: [home],
  strands,
});

const balancePaid = ({ order, money }: BalanceView): Notice =>
  notice(
    'Thank you. Your order is paid.',
    `We’ve received ${formatCents(money.received - money.returned)} for your order: ${order.title}. You don’t need to pay again.`,
    order,
    3,
  );

/** The bank is still confirming the payment of all that is due. */
const balancePending = ({ order }: BalanceView): Notice =>
  notice(
    'Your payment is on its way',
    'Your bank is still confirming it, so please don’t pay again. We’ll e-mail you as soon as we know.',
    order,
  );

/** A transfer was a little too low. @param left cents */
function balanceTooSmall(order: OrderRow, left: number, settings: Settings): Notice {
  const [payee, iban, reference] = bankRows(order, settings).map(([, value]) => value);
  const why = `A card can’t pay less than ${formatCents(smallestCharge)}`;
  return notice(
    `${formatCents(left)} is left to pay`,
    iban
      ? `${why}: please transfer it to ${payee}, IBAN ${iban}, with the reference ${reference}.`
      : [`${why}. To pay it, reply to our e-mail, or `, writeToUs, '.'],
    order,
  );
}

/** The order's payments don't match, or were refunded. */
const balancePaused = ({ order }: BalanceView): Notice =>
  notice(
    'This can’t be paid at the moment',
    [
      'We’re looking at the payments for your order, so please don’t pay now. Any questions? Reply to our e-mail, or ',
      writeToUs,
      '.',
    ],
    order,
  );

const balanceWithdrawn = (order: OrderRow): Notice =>
  notice(
    'This request was withdrawn',
    ['You don’t need to pay anything by this link. Any questions? Reply to our e-mail, or ', writeToUs, '.'],
    order,
  );

const unknownBalance = notice('We can’t find this payment', [
  'The link may be incomplete. Please open it from our e-mail, or ',
  writeToUs,
  '.',
]);
