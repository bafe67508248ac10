import { answersOf, balanceSentence, formatCents, referenceOf, selectionOf } from '../checkout/order.ts';
import type { OrderRow } from '../db/tables/orders.ts';
import { html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { billRows } from './bill.ts';
import { amountsTable, answerRows, button, emailLayout, factsTable, type Row, rowsAsText } from './layout.ts';

const chooseTime = 'Choose a time';

/** The booking page, on the site of the order. */
const bookingUrlOf = ({ success_url }: Pick<OrderRow, 'success_url'>) => new URL('/booking', success_url).href;

/** To the buyer, once the order is paid. */
export function receiptEmail(order: OrderRow, { agencyName, agencyEmail, stripe }: Settings): Email {
  const title = 'Thank you. Your payment is in.';
  const reference = referenceOf(order);
  const time = selectionOf(order).wizard === 'consultation' ? bookingUrlOf(order) : null;
  const next = time
    ? 'If you haven’t chosen a time yet, choose one that suits you.'
    : 'Next, we’ll write to you to agree when we start.';
  const opening = `We’ve received ${formatCents(order.deposit_cents)} for your order: ${order.title}. ${next}`;
  const balance = balanceSentence(order);
  const demo = stripe ? null : 'This was the demo checkout: no card was charged.';
  const ending = `Any questions? Reply to this e-mail and quote your reference, ${reference}.`;
  const rows: Row[] = [...billRows(order), ['Reference', reference]];
  const answers = answerRows(answersOf(order));
  const notes = [balance, demo].filter((note) => note !== null);
  return {
    id: `${order.id}-receipt`,
    recipient: order.email,
    replyTo: agencyEmail,
    subject: `Your receipt from ${agencyName}: ${formatCents(order.deposit_cents)} (${reference})`,
    text: [
      `Hello ${order.name},`,
      opening,
      rowsAsText(rows),
      rowsAsText(answers),
      ...(time ? [`${chooseTime}: ${time}`] : []),
      ...notes,
      ending,
      `Your team at ${agencyName}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: emailLayout(
      agencyName,
      title,
      html`<p>Hello ${order.name},</p>
<p>${opening}</p>
${amountsTable(rows)}
${factsTable(answers)}
${time ? button(chooseTime, time) : null}
${notes.map((note) => html`<p>${note}</p>`)}
<p>${ending}</p>
<p>Your team at ${agencyName}</p>`,
    ),
  };
}
