import { formatDate } from '../../../src/domain/dates.ts';
import { formatCents } from '../../../src/domain/money.ts';
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { missingOfFirst } from '../../orders/money.ts';
import { referenceOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import { html } from '../../platform/mail/html.ts';
import { emailLayout } from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { amountsTable, paragraph, type Row, rowsAsText, signature, smallParagraph } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { bankRows } from '../bankDetails.ts';

interface TransferEmailOptions {
  id: string;
  order: OrderRow;
  /** Cents. */
  amount: number;
  /** When it arrived: "2026-11-20". */
  day: string;
  /** The order's money with it. */
  money: OrderMoney;
  settings: Settings;
}

/** To the buyer: the receipt of a transfer. */
export function transferEmail({ id, order, amount, day, money, settings }: TransferEmailOptions): Email {
  const { agencyName, agencyEmail } = settings;
  const title = 'Thank you. Your transfer is in.';
  const reference = referenceOf(order);
  const received = `We received your transfer of ${formatCents(amount)} on ${formatDate(day)}, for your order: ${order.title}.`;
  const earlier = money.received - money.returned - amount;
  const missing = missingOfFirst(order, money);
  const rows: Row[] = [
    ['Total', formatCents(money.total)],
    ...(earlier > 0 ? [['Paid before', formatCents(earlier)] as const] : []),
    ['Paid by transfer', formatCents(amount)],
    ...(missing > 0 ? [['Still to pay of the first payment', formatCents(missing)] as const] : []),
    ...(money.due > 0 ? [[missing > 0 ? 'Still to pay in all' : 'Still to pay', formatCents(money.due)] as const] : []),
    ['Reference', reference],
    ...(missing > 0 ? bankRows(order, settings) : []),
  ];
  const vat = vatSentence(settings.vat);
  const endings = [`Any questions? Reply to this e-mail and quote your reference, ${reference}.`, signature(settings)];
  return {
    id,
    recipient: order.email,
    replyTo: agencyEmail,
    subject: `Your receipt from ${agencyName}: ${formatCents(amount)} (${reference})`,
    text: [`Hello ${order.name},`, received, rowsAsText(rows), ...(vat ? [vat] : []), ...endings].join('\n\n'),
    html: emailLayout({
      settings,
      title,
      preview: received,
      content: html`${paragraph(`Hello ${order.name},`)}
${paragraph(received)}
${amountsTable(rows, 'What you paid')}
${vat ? smallParagraph(vat) : null}
${endings.map(paragraph)}`,
    }),
  };
}
