import { Button } from '@agency-site/ui/Button';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { note } from '../kit/note.css';
import { useSavedPrice } from '../kit/saved-quote/useSavedPrice.ts';
import { titleOfQuickQuote } from '../quick-quote/rules/index.ts';
import type { QuickQuoteAnswers } from '../quick-quote/rules/questions.ts';
import { beside, under } from './notes.css';
import { type CheaperAsQuickQuote, cheaperAsQuickQuote } from './rules/cheaperAsQuickQuote.ts';
import { packageBuilderRules } from './rules/index.ts';
import type { PackageBuilderAnswers } from './rules/questions.ts';
import { useMoveToQuickQuote } from './useMoveToQuickQuote.ts';
import { cheaperWords as words } from './words.ts';

export { BoughtTwice } from './BoughtTwice';

export interface CheaperProps {
  answers: PackageBuilderAnswers;
  /**
   * On the step of a service: only that service, with its price but without deposits, as the package isn't finished.
   */
  service?: ServiceId;
}

function titleOf(quote: QuickQuoteAnswers): string {
  return `${titleOfQuickQuote(catalogue, quote)}${quote.hasPhysicalStore ? words.withSetup : ''}`;
}

function textOf({ quotes, rest, total, saving, deposits }: CheaperAsQuickQuote, onReview: boolean): string {
  const amounts = [formatEuro(total), formatEuro(saving)] as const;
  return [
    quotes.length > 1
      ? words.several(quotes.map(titleOf), ...amounts)
      : words.one(quotes.map(titleOf).join(), ...amounts),
    ...(quotes.length === 1 && rest.services.length > 0 ? [words.otherServicesStay] : []),
    ...(onReview && deposits.there > deposits.here
      ? [words.deposits(formatEuro(deposits.there), formatEuro(deposits.here))]
      : []),
  ].join(' ');
}

/** A note that the same choices cost less as a quick quote, with a button that moves the answers there. */
export function Cheaper({ answers, service }: CheaperProps) {
  const move = useMoveToQuickQuote();
  const today = packageBuilderRules(catalogue).price(answers);
  const bill = useSavedPrice(packageBuilderRules(catalogue).order.selection(answers), today);
  // A saved quote or a code may make it cheaper than today's list: then there is nothing to compare.
  const offer = bill.price.total === today.price.total ? cheaperAsQuickQuote(catalogue, answers, service) : null;
  return (
    <div role="status" className={service && under}>
      {offer && (
        <div className={`${note} ${beside}`}>
          <p>{textOf(offer, service === undefined)}</p>
          {offer.quotes.map((quote) => (
            <Button key={quote.solutionType} size="s" onClick={() => void move(offer, quote)}>
              {offer.quotes.length > 1 ? words.moveOne(titleOfQuickQuote(catalogue, quote)) : words.move}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
