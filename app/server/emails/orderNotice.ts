import { descriptionOf, formatCents, referenceOf, serviceOf } from '../checkout/order.ts';
import type { OrderRow } from '../db/tables/orders.ts';
import { html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { billRows } from './bill.ts';
import { amountsTable, emailLayout, factsTable, heading, type Row, rowsAsText } from './layout.ts';

/** To the agency, once an order is paid. Replies go to the buyer. */
export function orderNotice(order: OrderRow, { agencyName, agencyEmail, stripe }: Settings): Email {
  const title = `Paid: ${order.title}`;
  const { serviceType, targetAudience, campaignDuration, notes } = descriptionOf(order);
  const facts: Row[] = [
    ['Name', order.name],
    ['E-mail', order.email],
    ['Service', serviceOf(order)],
    ['Target audience', targetAudience],
    // A consultation has no duration: the field then only repeats what was bought.
    ['Duration', campaignDuration === serviceType ? '' : campaignDuration],
    ['Notes', notes],
  ];
  const filled = facts.filter(([, value]) => value !== '');
  const balance = order.total_cents - order.deposit_cents;
  const bill: Row[] = [...billRows(order), ...(balance > 0 ? [['Balance', formatCents(balance)] as const] : [])];
  const payment: Row[] = [
    ['Paid through', stripe ? 'Stripe' : 'Demo checkout, no card was charged'],
    ['Reference', referenceOf(order)],
  ];
  const ending = 'Reply to this e-mail to write to the buyer.';
  return {
    id: `${order.id}-notice`,
    recipient: agencyEmail,
    toAgency: true,
    replyTo: order.email,
    subject: `${title} (${formatCents(order.deposit_cents)}, ${referenceOf(order)})`,
    text: [`${title}.`, rowsAsText(filled), rowsAsText(bill), rowsAsText(payment), ending].join('\n\n'),
    html: emailLayout(
      agencyName,
      title,
      html`${factsTable(filled)}
${heading('What was ordered')}
${amountsTable(bill)}
${heading('Payment')}
${factsTable(payment)}
<p>${ending}</p>`,
    ),
  };
}
