import { nextInstalment, type OpenInstalment } from '../../../src/domain/balance.ts';
import { dayLabel } from '../../../src/domain/booking/labels.ts';
import { formatCents } from '../../../src/domain/money.ts';
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { referenceOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Html, html } from '../../platform/html/html.ts';
import { type PageOptions, page } from '../../platform/html/page.ts';

/** What the page of a request shows. */
export interface BalanceView {
  order: OrderRow;
  money: OrderMoney;
  plan: readonly OpenInstalment[];
}

const row = (name: string, amount: string) => html`<div class="row"><dt>${name}</dt><dd>${amount}</dd></div>`;

/** The page to pay a balance, or the next part of it. Its button opens the checkout. */
export function balancePage({ order, money, plan }: BalanceView, options: PageOptions): string {
  const title = 'Pay the balance of your order';
  const next = nextInstalment(plan);
  const amount = formatCents(next?.left ?? 0);
  const parts = plan.map((part, at) =>
    row(
      `Part ${at + 1}${part.dueOn === null ? '' : `, by ${dayLabel(part.dueOn)}`}`,
      part.left === 0 ? 'Paid' : formatCents(part.left),
    ),
  );
  const received = money.received - money.returned;
  const isInParts = plan.length > 1;
  const by = next?.dueOn && !isInParts ? `, by ${dayLabel(next.dueOn)}` : '';
  const notes = [
    vatSentence(options.settings.vat),
    `Your reference is ${referenceOf(order)}. If you’d rather pay by transfer, reply to our e-mail.`,
  ];
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>Your payment opens on our card provider’s page.</p>
<section class="sheet" aria-labelledby="what">
<h2 id="what">${order.title}</h2>
<dl>${row('Total', formatCents(money.total))}
${received > 0 ? row('Paid so far', formatCents(received)) : null}
${isInParts ? parts : null}
<div class="row now"><dt>To pay now${by}</dt><dd>${amount}</dd></div></dl>
</section>
<form method="post"><button class="primary">Pay ${amount}</button></form>
<p class="quiet">${notes.filter((note) => note).join(' ')}</p>`,
  );
}

function message(title: string, text: string | Html, options: PageOptions, order?: OrderRow): string {
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>${text}</p>
${order ? html`<p>Your reference is ${referenceOf(order)}.</p>` : null}
<p><a href="/">Go to the home page</a></p>`,
  );
}

export const balancePaidPage = ({ order, money }: BalanceView, options: PageOptions): string =>
  message(
    'Thank you. Your order is paid.',
    `We’ve received ${formatCents(money.received - money.returned)} for your order: ${order.title}. You don’t need to pay again.`,
    options,
    order,
  );

/** The bank is still confirming the payment of all that is due. */
export const balancePendingPage = ({ order }: BalanceView, options: PageOptions): string =>
  message(
    'Your payment is on its way',
    'Your bank is still confirming it, so please don’t pay again. We’ll e-mail you as soon as we know.',
    options,
    order,
  );

/** The order's payments don't match, or were refunded. */
export const balancePausedPage = ({ order }: BalanceView, options: PageOptions): string =>
  message(
    'This can’t be paid at the moment',
    html`We’re looking at the payments for your order, so please don’t pay now. Any questions? Reply to our e-mail, or <a href="/contact-us">write to us</a>.`,
    options,
    order,
  );

export const withdrawnPage = (options: PageOptions, order: OrderRow): string =>
  message(
    'This request was withdrawn',
    html`You don’t need to pay anything by this link. Any questions? Reply to our e-mail, or <a href="/contact-us">write to us</a>.`,
    options,
    order,
  );

export const unknownBalancePage = (options: PageOptions): string =>
  message(
    'We can’t find this payment',
    html`The link may be incomplete. Please open it from our e-mail, or <a href="/contact-us">write to us</a>.`,
    options,
  );
