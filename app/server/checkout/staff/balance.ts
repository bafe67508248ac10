import type { FastifyInstance } from 'fastify';
import {
  type Instalment,
  leftOfPlan,
  type PlanProblem,
  planProblem,
  smallestCharge,
} from '../../../src/domain/balance.ts';
import {
  previewBalance,
  requestBalance,
  type StaffOrder,
  withdrawBalance,
} from '../../../src/domain/contract/staff/orders.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { moneyOf } from '../../orders/money.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { enqueueEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { idIn, type Logged, loggedOf, type Undo } from '../../platform/subject.ts';
import { afterUndo } from '../../team/actions.ts';
import {
  balanceRequestById,
  balanceRequestsOf,
  isBalancePayable,
  isOpenRequest,
  newBalanceRequest,
  openPlanOf,
} from '../balance/requests.ts';
import {
  requestMailId,
  updateBalanceRequest,
  withdrawnMailId,
  withdrawRequest,
} from '../balance/updateBalanceRequest.ts';
import { balanceRequestEmail, withdrawnRequestEmail } from '../emails/balance.ts';
import { balanceUrl } from '../payLink.ts';
import { claimOrder, requireOrder, serveOrderActionsOn } from './order.ts';

/** The open balance request of an order, for its page, and whether a new one is possible. */
export function balanceOf(
  order: OrderRow,
  payments: readonly PaymentRow[],
  request: BalanceRequestRow | undefined,
): Pick<StaffOrder, 'balanceRequest' | 'isRequestable'> {
  const isOpen = request !== undefined && isOpenRequest(request);
  return {
    balanceRequest: isOpen
      ? {
          amount: request.amount_cents,
          requestedAt: request.created_at,
          instalments: openPlanOf(request, order, payments),
        }
      : null,
    isRequestable: request === undefined && isBalancePayable(order) && moneyOf(order, payments).due >= smallestCharge,
  };
}

/** The balance request of an order, unless withdrawn. */
async function currentRequest(transaction: Transaction, orderId: string) {
  const requests = await balanceRequestsOf(transaction, [orderId]);
  return requests.find(({ withdrawn_at }) => withdrawn_at === null);
}

/** Queues the e-mail with the link, late enough for an undo. */
async function enqueueRequest(
  { settings, now }: Context,
  transaction: Transaction,
  order: OrderRow,
  request: BalanceRequestRow,
): Promise<void> {
  const payments = await paymentsOf(transaction, [order.id]);
  const mail = balanceRequestEmail({
    id: requestMailId(request),
    order,
    money: moneyOf(order, payments),
    plan: openPlanOf(request, order, payments),
    url: balanceUrl(request.id, settings, order.success_url),
    settings,
  });
  const at = now();
  await enqueueEmails(transaction, [mail], at.toISOString(), afterUndo(at));
}

export const balanceUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  async 'order.balance'(transaction, entry) {
    const { request, amount, version } = loggedOf(entry.after);
    const order = await claimOrder(transaction, idIn(entry.subject), Number(version));
    const requested = { id: String(request), order_id: order.id };
    await unsendEmail(transaction, requestMailId(requested), 'You can still withdraw the request.');
    await withdrawRequest(transaction, requested, context.now().toISOString());
    return { before: {}, after: { request: request ?? null, amount: amount ?? null, version: order.version } };
  },
  async 'order.balance.withdrawn'(transaction, entry) {
    const { request: id, amount, unsent, told, version } = loggedOf(entry.after);
    const order = await claimOrder(transaction, idIn(entry.subject), Number(version));
    const mail = withdrawnMailId({ id: String(id), order_id: order.id });
    if (told) await unsendEmail(transaction, mail, 'You can request the balance again.');
    await transaction
      .updateTable('balance_requests')
      .set({ withdrawn_at: null })
      .where('id', '=', String(id))
      .execute();
    const payments = await paymentsOf(transaction, [order.id]);
    await updateBalanceRequest(transaction, order, payments, context.now().toISOString());
    if (unsent) await enqueueRequest(context, transaction, order, await balanceRequestById(transaction, String(id)));
    return { before: {}, after: { request: id ?? null, amount: amount ?? null, version: order.version } };
  },
});

/** Routes to request the balance of an order by e-mail, and to withdraw the request. */
export function balanceRequestRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(
    previewBalance,
    'The e-mail that would request the balance; sends nothing',
    async ({ params: { id }, body: { instalments } }) => {
      const order = await requireOrder(database, id);
      const money = moneyOf(order, await paymentsOf(database, [id]));
      requirePlan(order, money.due, instalments, today(context));
      // A placeholder: the real link is created on sending, and only the recipient sees it.
      const url = new URL('/balance/…', order.success_url);
      const plan = leftOfPlan(instalments, money.due);
      const email = balanceRequestEmail({ id, order, money, plan, url: decodeURI(url.href), settings });
      return { to: email.recipient, subject: email.subject, text: email.text };
    },
  );

  const act = serveOrderActionsOn(app, context);

  act(
    requestBalance,
    'Requests the balance by an e-mail with a link to pay it, whole or in parts',
    'order.balance',
    async (transaction, id, { body: { instalments, version } }) => {
      const order = await claimOrder(transaction, id, version);
      const earlier = await currentRequest(transaction, id);
      if (earlier && isOpenRequest(earlier)) {
        throw conflict('already-requested', 'The balance is requested already. Withdraw that request first.');
      }
      const { due } = moneyOf(order, await paymentsOf(transaction, [id]));
      requirePlan(order, due, instalments, today(context));
      const requested = newBalanceRequest(order, instalments, settings, now(), today(context));
      await transaction.insertInto('balance_requests').values(requested).execute();
      await enqueueRequest(context, transaction, order, requested);
      const after: Logged = {
        request: requested.id,
        amount: requested.amount_cents,
        parts: instalments.length,
        version: order.version,
      };
      return { before: {}, after };
    },
  );

  act(
    withdrawBalance,
    'Withdraws the request for the balance: its link stops working',
    'order.balance.withdrawn',
    async (transaction, id, { body: { version } }) => {
      const order = await claimOrder(transaction, id, version);
      const open = await currentRequest(transaction, id);
      if (!open || !isOpenRequest(open)) {
        throw new HttpError(409, 'not-requested', 'There is no open request. Nothing was withdrawn.');
      }
      const at = now();
      const unsent = await withdrawRequest(transaction, open, at.toISOString());
      // Who has no link is told nothing.
      const told = !unsent && order.email !== '' && endingOf(order) === null;
      if (told) {
        const plan = openPlanOf(open, order, await paymentsOf(transaction, [id]));
        const mail = withdrawnRequestEmail({ id: withdrawnMailId(open), order, plan, settings });
        await enqueueEmails(transaction, [mail], at.toISOString(), afterUndo(at));
      }
      const after: Logged = {
        request: open.id,
        amount: open.amount_cents,
        unsent,
        told,
        version: order.version,
      };
      return { before: {}, after };
    },
  );
}

/** @throws HttpError when the balance can't be requested in this way */
export function requirePlan(order: OrderRow, due: number, plan: readonly Instalment[], today: string): void {
  if (!isBalancePayable(order)) {
    throw conflict('not-payable', 'The payments of this order don’t allow it: settle them first.');
  }
  if (due < smallestCharge) throw conflict('nothing-due', 'Nothing is due for this order.');
  const problem = planProblem(plan, due, today);
  if (problem === 'not-what-is-due') throw conflict(problem, problemTexts[problem](due));
  if (problem) throw new HttpError(400, problem, `${problemTexts[problem](due)} Nothing was requested.`);
}

const problemTexts: Readonly<Record<PlanProblem, (due: number) => string>> = {
  'not-what-is-due': (due) => `The parts don’t add up to the ${formatCents(due)} that is due.`,
  'too-small': () => `Each part must be at least ${formatCents(smallestCharge)}.`,
  'no-such-day': () => 'One of the days doesn’t exist.',
  'in-past': () => 'A day is in the past.',
  'day-missing': () => 'Each part needs a day.',
  'not-in-order': () => 'Each part must be due after the one before.',
};

/** Why nothing was requested. */
export const conflict = (code: string, message: string) =>
  new HttpError(409, code, `${message} Nothing was requested.`);
