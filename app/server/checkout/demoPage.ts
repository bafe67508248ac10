import { formatCents, formatEuro } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { balanceSentence, depositShare, linesOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';
import { html } from '../platform/html/html.ts';
import { type PageOptions, page } from '../platform/html/page.ts';
import { acceptance } from './acceptance.ts';

/** What the demo checkout shows. */
export interface DemoView {
  order: OrderRow;
  /** Cents to pay now. */
  amount: number;
  /** Whether it is for the balance, and not for a deposit. */
  isBalance: boolean;
  /** Whether the card was just declined. */
  declined: boolean;
}

/** The demo checkout: the order, and a button for each outcome. Works without scripts. */
export function checkoutPage({ order, amount, isBalance, declined }: DemoView, options: PageOptions): string {
  const lines = linesOf(order).map(
    ({ label, amount, rule }) => html`<div class="row"><dt>${label}</dt><dd>${formatEuro(amount)}</dd>
<dd class="rule">${rule}</dd></div>`,
  );
  const isDeposit = !isBalance && order.deposit_cents < order.total_cents;
  const due = isDeposit ? `Deposit to pay now (${depositShare(order)})` : 'To pay now';
  const balance = isBalance ? null : balanceSentence(order, options.settings);
  const notes = [balance, vatSentence(options.settings.vat), `The receipt goes to ${order.email}.`].filter(
    (note) => note,
  );
  const isBackToQuote = declined && !isBalance;
  return page(
    options,
    'Demo checkout',
    html`<div class="head"><h1>Demo checkout</h1>
<p class="note">This page replaces the card provider’s. <strong>No card is charged</strong>, and you don’t enter any card details.</p></div>
${declined ? declinedNote(isBalance) : null}
<section class="sheet" aria-labelledby="what">
<h2 id="what">${order.title}</h2>
<dl>${lines}
<div class="row"><dt>Total</dt><dd>${formatCents(order.total_cents)}</dd></div>
<div class="row now"><dt>${due}</dt><dd>${formatCents(amount)}</dd></div></dl>
</section>
<form method="post">
<button class="primary" name="choice" value="pay">Pay ${formatCents(amount)}</button>
<button name="choice" value="decline">Decline the card</button>
<button name="choice" value="cancel">${isBackToQuote ? 'Cancel and go back to the quote' : 'Cancel and go back'}</button>
</form>
${isBalance ? null : acceptance(order)}
<p class="quiet">${notes.join(' ')}</p>`,
  );
}

const declinedNote = (isBalance: boolean) => html`<div class="alarm" role="alert"><h2>The card was declined</h2>
<p>Nothing was charged. You can try again${isBalance ? '.' : ', or go back to your quote: everything you chose is still there.'}</p></div>`;

/** The checkout session has ended. @param backUrl where the buyer came from */
export function endedPage(backUrl: string, isBalance: boolean, options: PageOptions): string {
  if (isBalance) {
    return page(
      options,
      'This checkout has ended',
      html`<h1>This checkout has ended</h1>
<p>Nothing was charged.</p>
<p><a href="${backUrl}">See what is due</a></p>`,
    );
  }
  return page(
    options,
    'This checkout has ended',
    html`<h1>This checkout has ended</h1>
<p>It was open for a day, and nothing was charged. Your choices are saved in your quote.</p>
<p><a href="${backUrl}">Back to your quote</a></p>`,
  );
}

/** An error instead of the checkout. */
export function errorPage(message: string, options: PageOptions): string {
  return page(
    options,
    'That didn’t work',
    html`<h1>That didn’t work</h1>
<p class="alarm" role="alert">${message}</p>
<p><a href="">Try again</a></p>`,
  );
}

export function unknownPage(options: PageOptions): string {
  return page(
    options,
    'We can’t find this checkout',
    html`<h1>We can’t find this checkout</h1>
<p>The link may be incomplete. Please open it from our page again, or <a href="/contact-us">write to us</a>.</p>
<p><a href="/">Go to the home page</a></p>`,
  );
}
