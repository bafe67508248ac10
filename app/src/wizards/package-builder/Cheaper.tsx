import { Button } from '@agency-site/ui/Button';
import { openPage } from '../../api/browser.ts';
import { paths } from '../../content/links/paths.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { furthestStep } from '../../domain/wizard/flow.ts';
import { somethingWrong } from '../../lib/failure.ts';
import { notify } from '../../shell/notices/notices.ts';
import { note } from '../kit/note.css';
import { replaceWizardState } from '../kit/replaceWizardState.ts';
import { useSavedPrice } from '../kit/saved-quote/useSavedPrice.ts';
import { storeUndo } from '../kit/storedUndo.ts';
import { storeOf } from '../kit/wizardStore.ts';
import { titleOfQuickQuote } from '../quick-quote/rules/index.ts';
import type { QuickQuoteAnswers } from '../quick-quote/rules/questions.ts';
import { beside, under } from './notes.css';
import { type CheaperAsQuickQuote, cheaperAsQuickQuote } from './rules/cheaperAsQuickQuote.ts';
import { packageBuilderRules } from './rules/index.ts';
import { type PackageBuilderAnswers, packageBuilderFlow } from './rules/questions.ts';
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

/** Opens the quick quote with what costs less there, and offers the way back to both wizards as they were. */
function useMoveToQuickQuote() {
  const store = storeOf(packageBuilderRules(catalogue));
  return async ({ quotes, rest }: CheaperAsQuickQuote, quote: QuickQuoteAnswers) => {
    try {
      const { quickQuoteRules } = await import('../quick-quote/rules/index.ts');
      const rules = quickQuoteRules(catalogue);
      const target = storeOf(rules);
      const at = furthestStep(rules.flow, quote);
      const wizards = [store.snapshot(), replaceWizardState(target, { at, answers: quote })];
      target.keepTyped();
      // What moves to another order isn't ordered here too. But two quick quotes are opened one by one, and a package that
      // moves as a whole stays for visitors who come back to compare.
      const waits = quotes.length > 1 ? words.otherWaits : rest.services.length > 0 ? words.restWaits : '';
      if (quotes.length === 1 && rest.services.length > 0) {
        store.set({ at: furthestStep(packageBuilderFlow(catalogue), rest), answers: rest });
      }
      store.keepTyped();
      storeUndo({
        text: `${words.moved} ${waits}`.trimEnd(),
        wizards,
        back: paths.packageBuilder,
      });
      openPage(paths.quote);
    } catch {
      notify({ tone: 'error', text: somethingWrong });
    }
  };
}
