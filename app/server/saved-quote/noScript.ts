import { dayLabel } from '../../src/domain/booking/labels.ts';
import type { KeptQuote } from '../../src/domain/contract/kept.ts';
import { differences, hasChanged } from '../../src/domain/kept/difference.ts';
import { formatEuro } from '../../src/domain/money.ts';
import { type Html, html } from '../html/html.ts';

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

/** A kept quote for a browser that runs no script: complete, to read and to print. */
export function quoteWithoutScript({ reference, title, keptOn, validUntil, valid, kept, today }: KeptQuote): Html {
  const { price, due } = kept;
  const state = valid
    ? `These prices hold until ${dayLabel(validUntil)}.`
    : `This quote was valid until ${dayLabel(validUntil)}. Its prices do not hold any more.`;
  const changed = !valid && today !== null && hasChanged(price, today.price);
  return html`<h1>Your quote</h1>
<p>${title}. ${state}</p>
<p>Reference ${reference}, made on ${dayLabel(keptOn)}.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">Why this price</th><th scope="col">Amount</th></tr></thead><tbody>
${price.lines.map((line) => html`<tr><th scope="row">${line.label}</th><td>${line.why}</td><td>${formatEuro(line.amount)}</td></tr>`)}
<tr><th scope="row" colspan="2">Total</th><td>${formatEuro(price.total)}</td></tr>
<tr><th scope="row">Deposit to begin</th><td>${due.why}</td><td>${formatEuro(due.amount)}</td></tr>
<tr><th scope="row" colspan="2">Later</th><td>${formatEuro(due.later)}</td></tr></tbody></table>
${
  changed && today
    ? html`<h2>The same today</h2>
<table><thead><tr><th scope="col">Line</th><th scope="col">Rule</th><th scope="col">Was</th><th scope="col">Now</th></tr></thead><tbody>
${differences(price, today.price).map((line) => html`<tr><th scope="row">${line.label}</th><td>${line.rule}</td><td>${amount(line.was)}</td><td>${amount(line.now)}</td></tr>`)}
<tr><th scope="row" colspan="2">Total</th><td>${formatEuro(price.total)}</td><td>${formatEuro(today.price.total)}</td></tr></tbody></table>`
    : null
}
<p>To go on with this quote, please open this page in a browser that runs scripts, or <a href="/contact-us">write to us</a> and name the reference.</p>`;
}

/** What such a browser is told of a link that leads nowhere. */
export function nothingWithoutScript(): Html {
  return html`<h1>This link leads to no quote</h1>
<p>It may be cut short: please take the whole link, up to its last letter.</p>
<p><a href="/">To the home page</a></p>`;
}
