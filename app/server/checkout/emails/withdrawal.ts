import type { OrderRow } from '../../orders/table.ts';
import { html } from '../../platform/mail/html.ts';
import { emailLayout } from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { factsTable, paragraph, type Row, rowsAsText, signature } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Withdrawal } from '../withdrawal/fields.ts';

/** The page where a consumer withdraws from the contract about an order, on the site of the order. */
export const withdrawalUrlOf = ({ success_url }: Pick<OrderRow, 'success_url'>, reference: string): string =>
  new URL(`/withdraw?order=${reference}`, success_url).href;

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
  const paragraphs = [
    'You sent us the statement that you withdraw from the contract about this order. We’ll write to you about what follows.',
    ...(isEnded
      ? ['Its link to pay no longer works: please don’t pay anything more for it, unless we ask you to.']
      : []),
    'If you didn’t send it, someone entered your address by mistake: please reply to this e-mail.',
    signature(settings),
  ];
  return {
    id: `${id}-withdrawal`,
    recipient: email,
    replyTo: settings.agencyEmail,
    subject: `Your withdrawal: order ${reference}`,
    text: [`${title}.`, rowsAsText(rows), ...paragraphs].join('\n\n'),
    html: emailLayout({
      settings,
      title,
      preview: `Order ${reference}, ${moment}`,
      content: html`${factsTable(rows)}${paragraphs.map(paragraph)}`,
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
