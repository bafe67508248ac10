import { formatCents } from '../../../src/domain/money.ts';
import { referenceOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { BalanceEmailOptions } from './balance.ts';
import { toBuyer } from './orderEmail.ts';

export const cancelledMailId = ({ id }: Pick<OrderRow, 'id'>) => `${id}-cancelled`;

/** To the buyer: an unpaid order was cancelled on the desk. */
export const cancelledEmail = (order: OrderRow, settings: Settings): Email =>
  toBuyer(order, settings, {
    id: cancelledMailId(order),
    subject: `Your order is cancelled: nothing is to be paid (${referenceOf(order)})`,
    title: 'Your order is cancelled.',
    paragraphs: [
      `We’ve cancelled your order: ${order.title}. You don’t need to pay for it or do anything more, and its link to pay no longer works.`,
      'If you’ve already sent us a transfer for it, we’ll return it.',
    ],
    rows: [
      ['No longer to pay', formatCents(order.total_cents)],
      ['Reference', referenceOf(order)],
    ],
  });

/** To the buyer: a request for the balance was withdrawn. @param plan what was left of it */
export function withdrawnRequestEmail({
  id,
  order,
  plan,
  settings,
}: Pick<BalanceEmailOptions, 'id' | 'order' | 'plan' | 'settings'>): Email {
  const sum = (of: 'left' | 'pending') => plan.reduce((cents, part) => cents + part[of], 0);
  const [left, pending] = [sum('left'), sum('pending')];
  const amount = formatCents(left || pending);
  return toBuyer(order, settings, {
    id,
    subject: `Our request for ${amount} is withdrawn (${referenceOf(order)})`,
    title: 'We’ve withdrawn our request.',
    paragraphs: [
      `We’ve withdrawn our request for ${amount} for your order: ${order.title}. Its link to pay no longer works${left > 0 ? ', and you no longer need to pay it' : ''}. There’s nothing more for you to do.`,
      pending > 0
        ? `Your payment of ${formatCents(pending)}, which is on its way, counts for your order. You get a receipt as soon as it’s in.`
        : 'If you’ve already paid or sent a transfer, it counts for your order, and you get a receipt.',
      'If something is to be paid later, we’ll write to you again.',
    ],
    rows: [
      ...(left > 0 ? [['No longer to pay', formatCents(left)] as const] : []),
      ...(pending > 0 ? [['On its way', formatCents(pending)] as const] : []),
      ['Reference', referenceOf(order)],
    ],
  });
}
