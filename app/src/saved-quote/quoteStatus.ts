import { formatDate } from '../domain/dates.ts';
import { formatEuro } from '../domain/money.ts';
import type { Bill } from '../domain/pricing/price.ts';
import { differences, hasChanged, type LineDifference } from '../orders/saved-quote/difference.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** A saved quote as it stands today: texts and prices. */
export interface QuoteStatus {
  title: string;
  text: string;
  /** What the visitor pays when they continue now. */
  bill: Bill;
  /** Whether that's the saved price. */
  guaranteed: boolean;
  /** Each line then and now; empty where nothing has changed. */
  changes: readonly LineDifference[];
  /** Label of the way back into the wizard; null when something chosen is no longer offered. */
  action: string | null;
}

/** What a visitor who opens the link reads: the price still holds, or what it is now and why. */
export function quoteStatus({ savedBill, today, valid, validUntil }: SavedQuote): QuoteStatus {
  // The heading doesn't break inside the date.
  const until = formatDate(validUntil).replaceAll(' ', '\u00a0');
  const was = formatEuro(savedBill.price.total);
  const changed = today !== null && hasChanged(savedBill.price, today.price);
  const changes = changed ? differences(savedBill.price, today.price) : [];
  const now = today ? formatEuro(today.price.total) : '';
  if (today === null) {
    return {
      title: valid ? `${was}, until ${until}` : `This quote was valid until ${until}`,
      text: 'Something in it is no longer on our price list, so you can’t order it online. Please write to us and quote the reference.',
      bill: savedBill,
      guaranteed: valid,
      changes,
      action: null,
    };
  }
  if (valid && changed && today.price.total < savedBill.price.total) {
    return {
      title: `It’s now cheaper: ${now}`,
      text: `You saved this quote at ${was}. On today’s price list it costs ${now}, so that’s what you pay.`,
      bill: today,
      guaranteed: false,
      changes,
      action: `Continue at ${now}`,
    };
  }
  if (valid) {
    return {
      title: `${was}, until ${until}`,
      text: changed
        ? `Our price list has changed, but your price hasn’t: today it would cost ${now}, and you pay ${was}.`
        : 'These prices hold until then, even if our price list changes in the meantime.',
      bill: savedBill,
      guaranteed: true,
      changes,
      action: 'Continue with this quote',
    };
  }
  return {
    title: `This quote was valid until ${until}`,
    text: changed
      ? `Today it costs ${now} instead of ${was}. Here’s what has changed, line by line.`
      : `Good news: it still costs ${now} today. You can continue, or save it again for longer.`,
    bill: today,
    guaranteed: false,
    changes,
    action: changed ? `Continue at ${now}` : 'Continue with this quote',
  };
}
