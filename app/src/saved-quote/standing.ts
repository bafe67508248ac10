import { dayLabel } from '../domain/booking/labels.ts';
import { formatEuro } from '../domain/money.ts';
import type { Bill } from '../domain/pricing/price.ts';
import { differences, hasChanged, type LineDifference } from '../orders/saved-quote/difference.ts';
import type { KeptQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** Where a kept quote stands today, in words and figures. */
export interface Standing {
  title: string;
  text: string;
  /** What somebody who continues now pays. */
  bill: Bill;
  /** Whether that is the kept price. */
  honoured: boolean;
  /** Each line then and now; none where nothing has changed. */
  changes: readonly LineDifference[];
  /** Leads on into the wizard; null when what was chosen is not on offer any more. */
  action: string | null;
}

/** Works out what a visitor who opens the link is told: the price holds, or what it is now and why. */
export function standingOf({ kept, today, valid, validUntil }: KeptQuote): Standing {
  const until = dayLabel(validUntil);
  const was = formatEuro(kept.price.total);
  const changed = today !== null && hasChanged(kept.price, today.price);
  const changes = changed ? differences(kept.price, today.price) : [];
  const now = today ? formatEuro(today.price.total) : '';
  if (today === null) {
    return {
      title: valid ? `${was}, until ${until}` : `This quote was valid until ${until}`,
      text: 'Something in it is no longer on our price list, so you can’t order it online. Please write to us and quote the reference.',
      bill: kept,
      honoured: valid,
      changes,
      action: null,
    };
  }
  if (valid && changed && today.price.total < kept.price.total) {
    return {
      title: `It’s now cheaper: ${now}`,
      text: `You saved this quote at ${was}. On today’s price list it costs ${now}, so that’s what you pay.`,
      bill: today,
      honoured: false,
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
      bill: kept,
      honoured: true,
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
    honoured: false,
    changes,
    action: changed ? `Continue at ${now}` : 'Continue with this quote',
  };
}
