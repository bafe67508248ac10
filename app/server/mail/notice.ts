import { descriptionOf, referenceOf, serviceOf, words } from '../checkout/order.ts';
import type { OrderRow } from '../db/schema.ts';
import { html } from '../html.ts';
import type { Settings } from '../settings.ts';
import { billOf } from './bill.ts';
import { asFacts, asTable, asText, heading, type Row, sheet } from './frame.ts';
import type { Letter } from './outbox.ts';

/** What the agency gets once an order is paid: all it needs to begin. An answer goes to the buyer. */
export function notice(order: OrderRow, { agencyName, agencyEmail, stripe }: Settings): Letter {
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
  const bill: Row[] = [...billOf(order), ...(balance > 0 ? [['Balance', words(balance)] as const] : [])];
  const payment: Row[] = [
    ['Paid through', stripe ? 'Stripe' : 'Demo checkout, no money has moved'],
    ['Reference', referenceOf(order)],
  ];
  const ending = 'Reply to this e-mail to write to the buyer.';
  return {
    id: `${order.id}-notice`,
    recipient: agencyEmail,
    toAgency: true,
    replyTo: order.email,
    subject: `${title} (${words(order.deposit_cents)}, ${referenceOf(order)})`,
    text: [`${title}.`, asText(filled), asText(bill), asText(payment), ending].join('\n\n'),
    html: sheet(
      agencyName,
      title,
      html`${asFacts(filled)}
${heading('What was ordered')}
${asTable(bill)}
${heading('Payment')}
${asFacts(payment)}
<p>${ending}</p>`,
    ),
  };
}
