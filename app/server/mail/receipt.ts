import { formatEuro } from '../../src/domain/money.ts';
import { linesOf, referenceOf, restSentence, words } from '../checkout/order.ts';
import type { OrderRow } from '../db/schema.ts';
import { html } from '../html.ts';
import type { Settings } from '../settings.ts';
import { asTable, asText, type Row, sheet } from './frame.ts';
import type { Letter } from './outbox.ts';

/** What the buyer gets once the money is in. */
export function receipt(order: OrderRow, { agencyName, agencyEmail, stripe }: Settings): Letter {
  const title = 'Thank you. Your payment is in.';
  const reference = referenceOf(order);
  const opening = `We have received ${words(order.deposit_cents)} for ${order.title}. We write to you next to agree on the start.`;
  const rest = restSentence(order);
  const demo = stripe ? null : 'This was the demo checkout: no card was charged, and no money has moved.';
  const ending = `Any question? Answer this mail and name your reference, ${reference}.`;
  const lines: Row[] = linesOf(order).map(({ label, amount }) => [label, formatEuro(amount)]);
  const sums: Row[] = [
    ['Total', words(order.total_cents)],
    [
      order.deposit_cents === order.total_cents ? 'Paid' : `Deposit paid (${order.deposit_percent}%)`,
      words(order.deposit_cents),
    ],
    ['Reference', reference],
  ];
  const rows = [...lines, ...sums];
  const notes = [rest, demo].filter((note) => note !== null);
  return {
    id: `${order.id}-receipt`,
    recipient: order.email,
    replyTo: agencyEmail,
    subject: `Your receipt from ${agencyName}: ${words(order.deposit_cents)} (${reference})`,
    text: [`Hello ${order.name},`, opening, asText(rows), ...notes, ending, `Your team at ${agencyName}`].join('\n\n'),
    html: sheet(
      agencyName,
      title,
      html`<p>Hello ${order.name},</p>
<p>${opening}</p>
${asTable(rows)}
${notes.map((note) => html`<p>${note}</p>`)}
<p>${ending}</p>
<p>Your team at ${agencyName}</p>`,
    ),
  };
}
