import { beginningWords } from '../../../src/domain/beginning.ts';
import { buyerWords } from '../../../src/domain/business.ts';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { capitalised } from '../../../src/domain/words.ts';
import { orderedRows, paidRow } from '../../orders/bill.ts';
import { beginningOf, businessOf, detailsOf, referenceOf, serviceOf } from '../../orders/order.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import type { OrderRow } from '../../orders/table.ts';
import { bill, composeEmail, facts, linkTo, say, textOnly } from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { answerRows, type Row } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type Duplicate, duplicateWords } from '../duplicates.ts';
import { deskLinkOf, paidAfterEnding } from './orderEmail.ts';

/** To the agency, once an order is paid. Replies go to the buyer. */
export function orderNotice(order: OrderRow, settings: Settings, catalogue: Catalogue, duplicate?: Duplicate): Email {
  const { agencyEmail, cardProvider } = settings;
  const title = `Paid: ${order.title}`;
  const details = answerRows(detailsOf(catalogue, order));
  const business = businessOf(order);
  const ended = endingOf(order);
  const beginning = beginningOf(order);
  const about: Row[] = [
    ['Please check', ended ? paidAfterEnding[ended] : duplicate ? capitalised(duplicateWords(duplicate)) : ''],
    ['Name', order.name],
    ['E-mail', order.email],
    ['Buys for', buyerWords(business)],
    ['Begin', beginning ? beginningWords(beginning, true) : ''],
    ['Service', serviceOf(catalogue, order)],
  ];
  const filled = about.filter(([, value]) => value !== '');
  const balance = order.total_cents - order.deposit_cents;
  const ordered = orderedRows(order);
  const paid: Row[] = [
    paidRow(order),
    ...(balance > 0 && ended === null ? [['Balance', formatCents(balance)] as const] : []),
  ];
  const payment: Row[] = [
    ['Paid through', cardProvider?.name ?? 'Demo checkout, no card was charged'],
    ['Reference', referenceOf(order)],
  ];
  const desk = deskLinkOf(order, settings);
  return {
    id: `${order.id}-notice`,
    recipient: agencyEmail,
    toAgency: true,
    replyTo: order.email,
    subject: `${title} (${formatCents(order.deposit_cents)}, ${referenceOf(order)})`,
    ...composeEmail({
      settings,
      title,
      preview: `${order.name}, ${order.email}`,
      parts: [
        textOnly(`${title}.`),
        facts(filled),
        bill([...ordered, ...paid], 'What was ordered'),
        facts(payment, 'Payment'),
        facts(details, 'What they chose and wrote'),
        desk ? linkTo(desk) : null,
        say('Reply to this e-mail to write to the buyer.'),
      ],
    }),
  };
}
