import { dayLabel } from '../../src/domain/booking/labels.ts';
import { formatEuro } from '../../src/domain/money.ts';
import { type Vat, vatSentence } from '../../src/domain/vat.ts';
import { differences, hasChanged } from '../../src/orders/saved-quote/difference.ts';
import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { type Html, html } from '../platform/html/html.ts';

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

/** A saved quote without scripts, to read and print. */
export function quoteWithoutScript(
  { reference, title, savedOn, validUntil, valid, savedBill, today, answers }: SavedQuote,
  vat: Vat,
): Html {
  const { price, due } = savedBill;
  const state = valid
    ? `These prices hold until ${dayLabel(validUntil)}.`
    : `This quote was valid until ${dayLabel(validUntil)}. Its prices no longer apply.`;
  const changed = !valid && today !== null && hasChanged(price, today.price);
  return html`<h1>Your quote</h1>
<p>${title}. ${state}</p>
<p>Reference ${reference}, made on ${dayLabel(savedOn)}.</p>
${answers.map(({ name, value }) => html`<p>${name}: ${value}</p>`)}
<table><thead><tr><th scope="col">Line</th><th scope="col">Why this price</th><th scope="col">Amount</th></tr></thead><tbody>
${price.lines.map((line) => html`<tr><th scope="row">${line.label}</th><td>${line.why}</td><td>${formatEuro(line.amount)}</td></tr>`)}
<tr><th scope="row" colspan="2">Total</th><td>${formatEuro(price.total)}</td></tr>
<tr><th scope="row">Deposit to begin</th><td>${due.why}</td><td>${formatEuro(due.amount)}</td></tr>
<tr><th scope="row" colspan="2">Later</th><td>${formatEuro(due.later)}</td></tr></tbody></table>
${vat === null ? null : html`<p>${vatSentence(vat)}</p>`}
${
  changed && today
    ? html`<h2>The same today</h2>
<table><thead><tr><th scope="col">Line</th><th scope="col">Rule</th><th scope="col">Was</th><th scope="col">Now</th></tr></thead><tbody>
${differences(price, today.price).map((line) => html`<tr><th scope="row">${line.label}</th><td>${line.rule}</td><td>${amount(line.was)}</td><td>${amount(line.now)}</td></tr>`)}
<tr><th scope="row" colspan="2">Total</th><td>${formatEuro(price.total)}</td><td>${formatEuro(today.price.total)}</td></tr></tbody></table>`
    : null
}
<p>To continue with this quote, open this page in a browser with JavaScript, or <a href="/contact-us">write to us</a> and quote your reference.</p>`;
}

/** The same for an invalid link. */
export function invalidLinkWithoutScript(): Html {
  return html`<h1>We can’t find this quote</h1>
<p>The link may be incomplete: please copy all of it, to the last letter.</p>
<p><a href="/">Go to the home page</a></p>`;
}
