import { formatDate } from '../../../src/domain/dates.ts';
import { refundDays, withdrawalDays } from '../../../src/domain/withdrawal.ts';
import { plural } from '../../../src/domain/words.ts';
import { withdrawalOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import { composeEmail, facts, say, textOnly } from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { type Row, signature } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Withdrawal } from '../withdrawal/fields.ts';
import { noticeAbout } from './orderEmail.ts';

/** The page where a consumer withdraws from the contract about an order, on the site of the order. */
export const withdrawalUrlOf = ({ success_url }: Pick<OrderRow, 'success_url'>, reference: string): string =>
  new URL(`/withdraw?order=${reference}`, success_url).href;

/** The orders that a withdrawal is about. */
export interface Withdrawn {
  /** As it is after the withdrawal. */
  order: OrderRow;
  /** The references of the extras that end with it. */
  extras: readonly string[];
  /** Whether some of what was paid for them hasn't been returned. */
  isPaid: boolean;
  /** Whether a payment of them is on its way: a bank hasn't confirmed it yet. */
  isPending: boolean;
}

/**
 * To the agency: a consumer withdrew from the contract about an order, and by when a refund is due.
 * @param id of the message
 * @param moment when we received it
 */
export function withdrawalNotice(
  id: string,
  { name, reference, email }: Withdrawal,
  { order, extras, isPaid, isPending }: Withdrawn,
  moment: string,
  settings: Settings,
): Email {
  const withdrawal = withdrawalOf(order);
  const refundBy = withdrawal && (isPaid || isPending) ? formatDate(withdrawal.refundBy) : null;
  const due = refundBy
    ? `Refund what is due to them by ${refundBy}, ${refundDays} days after they told you.${isPending ? ' A payment is still on its way: refund it once it has arrived.' : ''}`
    : 'You hold no payment for it, so there is nothing to refund.';
  return noticeAbout({ ...order, email }, settings, {
    id: `${id}-agency`,
    subject: `Withdrawal from a contract: order ${reference}${extras.length > 0 ? ` and ${plural(extras.length, 'extra')}` : ''}`,
    title: `${name} withdrew from the contract`,
    paragraphs: [
      withdrawal
        ? `The order has ended: please stop the work. ${due}`
        : `It came after the ${withdrawalDays} days in which a consumer can withdraw, so the order goes on unless you agree to end it.`,
      'Their message waits for your answer.',
    ],
    rows: [
      ['Name', name],
      ['E-mail', email],
      ['Order', `${order.title} (${reference})`],
      ...(extras.length > 0 ? [['With its extras', extras.join(', ')] as const] : []),
      ['Received', moment],
      ...(refundBy ? [['Refund by', refundBy] as const] : []),
    ],
  });
}

/**
 * Acknowledges a withdrawal: its content, with date and time.
 * @param extras the references of the extras that end with it
 * @param isEnded whether the order has ended by it: it is known, and was in time
 */
export function withdrawalReceipt(
  id: string,
  { name, reference, email }: Withdrawal,
  extras: readonly string[],
  moment: string,
  settings: Settings,
  isEnded = false,
): Email {
  const title = 'We have received your withdrawal';
  const rows: Row[] = [
    ['Name', name],
    ['Order', reference],
    ...(extras.length > 0 ? [['With its extras', extras.join(', ')] as const] : []),
    ['Received', moment],
  ];
  return {
    id: `${id}-withdrawal`,
    recipient: email,
    replyTo: settings.agencyEmail,
    subject: `Your withdrawal: order ${reference}`,
    ...composeEmail({
      settings,
      title,
      preview: `Order ${reference}, ${moment}`,
      parts: [
        textOnly(`${title}.`),
        facts(rows),
        say(
          'You sent us the statement that you withdraw from the contract about this order. We’ll write to you about what follows.',
        ),
        isEnded
          ? say('Its link to pay no longer works: please don’t pay anything more for it, unless we ask you to.')
          : null,
        say('If you didn’t send it, someone entered your address by mistake: please reply to this e-mail.'),
        say(signature(settings)),
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
