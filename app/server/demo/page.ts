import { formatEuro } from '../../src/domain/money.ts';
import { balanceSentence, formatCents, linesOf } from '../checkout/order.ts';
import type { OrderRow } from '../db/schema.ts';
import { html } from '../html/html.ts';
import { type PageOptions, page } from '../html/page.ts';

/** The demo checkout: what is paid, and what can be tried. It works without a script. */
export function checkoutPage(order: OrderRow, declined: boolean, options: PageOptions): string {
  const lines = linesOf(order).map(
    ({ label, amount, rule }) => html`<div class="row"><dt>${label}</dt><dd>${formatEuro(amount)}</dd>
<dd class="rule">${rule}</dd></div>`,
  );
  const due =
    order.deposit_cents === order.total_cents ? 'To pay now' : `Deposit to pay now (${order.deposit_percent}%)`;
  const balance = balanceSentence(order);
  return page(
    options,
    'Demo checkout',
    html`<h1>Demo checkout</h1>
<p class="note">This page stands in for the card provider. <strong>No card is charged</strong>, and no card details are asked for.</p>
${declined ? declinedNote : null}
<section class="sheet" aria-labelledby="what">
<h2 id="what">${order.title}</h2>
<dl>${lines}
<div class="row"><dt>Total</dt><dd>${formatCents(order.total_cents)}</dd></div>
<div class="row now"><dt>${due}</dt><dd>${formatCents(order.deposit_cents)}</dd></div></dl>
</section>
<form method="post">
<button class="primary" name="choice" value="pay">Pay ${formatCents(order.deposit_cents)}</button>
<button name="choice" value="decline">Decline the card</button>
<button name="choice" value="cancel">${declined ? 'Cancel and go back to the quote' : 'Cancel and go back'}</button>
</form>
<p class="quiet">${balance ? `${balance} ` : ''}The receipt goes to ${order.email}.</p>`,
  );
}

const declinedNote = html`<div class="alarm" role="alert"><h2>The card was declined</h2>
<p>Nothing was charged. You can try again, or go back to your quote: everything you chose is still there.</p></div>`;

/** The checkout was there once, and nobody can pay in it any more. */
export function endedPage({ cancel_url }: OrderRow, options: PageOptions): string {
  return page(
    options,
    'This checkout has ended',
    html`<h1>This checkout has ended</h1>
<p>It was open for a day, and nothing was charged. Your quote is where you left it.</p>
<p><a href="${cancel_url}">Back to your quote</a></p>`,
  );
}

/** Something on our side keeps the checkout from going on. */
export function errorPage(message: string, options: PageOptions): string {
  return page(
    options,
    'That did not work',
    html`<h1>That did not work</h1>
<p class="alarm" role="alert">${message}</p>
<p><a href="">Try again</a></p>`,
  );
}

export function unknownPage(options: PageOptions): string {
  return page(
    options,
    'Checkout not found',
    html`<h1>Checkout not found</h1>
<p>There is no checkout at this address. It may be cut short.</p>
<p><a href="/">To the home page</a></p>`,
  );
}
