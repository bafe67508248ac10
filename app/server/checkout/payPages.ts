import type { FastifyError, FastifyInstance } from 'fastify';
import { formatCents, formatEuro } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { balanceSentence, depositShare, linesOf, referenceOf } from '../orders/order.ts';
import type { OrderRow, OrderStatus } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { html } from '../platform/html/html.ts';
import { type PageOptions, page } from '../platform/html/page.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { acceptance } from './acceptance.ts';
import { payableDays } from './payLink.ts';

/** The page to pay for an order. Its button opens the checkout. */
export function payPage(order: OrderRow, options: PageOptions): string {
  const title = 'Pay for your order';
  const lines = linesOf(order).map(
    ({ label, amount }) => html`<div class="row"><dt>${label}</dt><dd>${formatEuro(amount)}</dd></div>`,
  );
  const due = order.deposit_cents === order.total_cents ? 'To pay now' : `Deposit to pay now (${depositShare(order)})`;
  const notes = [
    balanceSentence(order, options.settings),
    vatSentence(options.settings.vat),
    `Your reference is ${referenceOf(order)}.`,
  ];
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>We have received no payment for this order yet. Your payment opens on our card provider’s page.</p>
<section class="sheet" aria-labelledby="what">
<h2 id="what">${order.title}</h2>
<dl>${lines}
<div class="row"><dt>Total</dt><dd>${formatCents(order.total_cents)}</dd></div>
<div class="row now"><dt>${due}</dt><dd>${formatCents(order.deposit_cents)}</dd></div></dl>
</section>
<form method="post"><button class="primary">Pay ${formatCents(order.deposit_cents)}</button></form>
${acceptance(order)}
<p class="quiet">${notes.filter((note) => note).join(' ')}</p>`,
  );
}

const paid = {
  title: 'This order is paid',
  text: html`You don’t need to pay again. Any questions? Reply to our e-mail and quote your reference.`,
};

const newQuote = html`<a href="/service/stepWizardPage">new quote</a>`;

/** Texts for statuses other than `paid`. */
const paidTexts: Readonly<Partial<Record<OrderStatus, typeof paid>>> = {
  processing: {
    title: 'Your payment is on its way',
    text: html`Your bank is still confirming it, so please don’t pay again. We’ll e-mail you as soon as we know.`,
  },
  refunded: {
    title: 'This order was refunded',
    text: html`What you paid went back to you. To order again, start a ${newQuote}.`,
  },
  'needs-attention': {
    title: 'We’re checking your payment',
    text: html`We received a payment from you, but it wasn’t the amount due. Please don’t pay again: we’re looking into it and will write to you.`,
  },
  'paid-twice': {
    title: 'You paid for this order twice',
    text: html`Your order is confirmed. You don’t need to do anything: we’ll refund one of the two payments.`,
  },
};

/** Nothing is left to pay, or the bank is still confirming the payment. */
export function paidPage(order: OrderRow, options: PageOptions): string {
  const { title, text } = paidTexts[order.status] ?? paid;
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>${text}</p>
<p>Your reference is ${referenceOf(order)}.</p>
${home}`,
  );
}

/** The order can no longer be paid. */
export function expiredPage(options: PageOptions): string {
  const title = 'This link has expired';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>You could pay for this order for ${payableDays} days, and we received no payment. See today’s price in a ${newQuote}, or <a href="/contact-us">write to us</a>.</p>
${home}`,
  );
}

/** The agency cancelled the order. */
export function cancelledPage(options: PageOptions): string {
  const title = 'This order was cancelled';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>You don’t need to pay anything. To order again, start a ${newQuote}, or <a href="/contact-us">write to us</a>.</p>
${home}`,
  );
}

/** An error instead of the checkout. */
export function errorPage(message: string, options: PageOptions): string {
  const title = 'We couldn’t open your payment';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p class="alarm" role="alert">${message}</p>
<p><a href="">Try again</a></p>`,
  );
}

export function unknownPage(options: PageOptions): string {
  const title = 'We can’t find this order';
  return page(
    options,
    title,
    html`<h1>${title}</h1>
<p>The link may be incomplete. Please open it from our e-mail, or <a href="/contact-us">write to us</a>.</p>
${home}`,
  );
}

const home = html`<p><a href="/">Go to the home page</a></p>`;

/** Lets the routes of a scope take forms with a button and no fields: the body is ignored, and errors are pages. */
export function acceptPayButtons(scope: FastifyInstance, context: Context): void {
  const { settings } = context;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code, message } = asHttpError(error, request);
    if (status >= 500) request.log.error({ err: error }, code);
    return sendPage(reply.code(status), settings, errorPage(message, pageOptions(context, request)));
  });
}
