import { dayLabel } from '../../src/domain/booking/labels.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import { formatEuro } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { lineRows } from '../orders/bill.ts';
import { referenceOf } from '../orders/order.ts';
import { html } from '../platform/mail/html.ts';
import { bill, composeEmail, facts, say, saySmall, textOnly } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import { answerRows, button, type Row, signature } from '../platform/mail/parts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { answersOf, pricedOf } from './savedQuotes.ts';
import type { SavedQuoteRow } from './table.ts';

export interface SavedQuoteEmailOptions {
  row: SavedQuoteRow;
  recipient: string;
  /** Idempotency key. */
  id: string;
  /** The quote's URL. */
  link: string;
  settings: Settings;
  catalogue: Catalogue;
}

/** A saved quote by e-mail: its price lines and link. Contains nothing that was typed. */
export function savedQuoteEmail({ row, recipient, id, link, settings, catalogue }: SavedQuoteEmailOptions): Email {
  const { agencyName, agencyEmail } = settings;
  const { price, due } = pricedOf(row);
  const reference = referenceOf(row);
  const until = dayLabel(row.valid_until);
  const title = `Your quote: ${formatEuro(price.total)}`;
  const opening = `Here’s the quote you requested: ${row.title}. These prices are valid until ${until}, even if our price list changes.`;
  const why =
    'You’re getting this e-mail because someone entered your address on our site. If it wasn’t you, reply to tell us, and we’ll delete it. If it was, we may write to you about this quote, but about nothing else.';
  const answers = answerRows(answersOf(catalogue, row));
  const rows: Row[] = [
    ...lineRows(price.lines),
    ['Total', formatEuro(price.total), { tone: 'total' }],
    [`Deposit to begin (${Math.round(due.share * 100)}%)`, formatEuro(due.amount)],
    ['Later', formatEuro(due.later)],
    ['Valid until', until],
    ['Reference', reference],
  ];
  return {
    id,
    recipient,
    replyTo: agencyEmail,
    subject: `Your quote from ${agencyName}: ${formatEuro(price.total)} (${reference})`,
    ...composeEmail({
      settings,
      title,
      preview: opening,
      parts: [
        say(opening),
        bill(rows),
        saySmall(vatSentence(settings.vat)),
        facts(answers, 'About your business'),
        { text: `Open your quote, on any device: ${link}`, html: button('Open your quote', link) },
        say(`Any questions? Reply to this e-mail and quote your reference, ${reference}.`),
        say(signature(settings)),
        textOnly(why),
      ],
      why: html`${why}`,
    }),
  };
}
