import { referenceOf, words } from '../checkout/order.ts';
import type { OrderRow } from '../db/schema.ts';
import { html } from '../html.ts';
import type { Settings } from '../settings.ts';
import { asTable, asText, type Row, sheet } from './frame.ts';
import type { Letter } from './outbox.ts';

/** What the agency gets once an order is paid: all it needs to begin. An answer goes to the buyer. */
export function notice(order: OrderRow, { agencyName, agencyEmail, stripe }: Settings): Letter {
  const title = `Paid: ${order.title}`;
  const facts: Row[] = [
    ['Name', order.name],
    ['E-mail', order.email],
    ['Paid now', `${words(order.deposit_cents)} of ${words(order.total_cents)}`],
    ['Payment', stripe ? 'Stripe' : 'Demo checkout, no money has moved'],
    ['Reference', referenceOf(order)],
    ['Service type', order.service_type],
    ['Target audience', order.target_audience],
    ['Duration', order.campaign_duration],
    ['Notes', order.notes],
  ];
  const rows = facts.filter(([, value]) => value !== '');
  return {
    id: `${order.id}-notice`,
    recipient: agencyEmail,
    replyTo: order.email,
    subject: `${title} (${words(order.deposit_cents)}, ${referenceOf(order)})`,
    text: [`${title}.`, asText(rows), 'Answer this mail to write to the buyer.'].join('\n\n'),
    html: sheet(agencyName, title, html`${asTable(rows)}<p>Answer this mail to write to the buyer.</p>`),
  };
}
