import { openPage } from '../../api/browser.ts';
import { paths } from '../../content/links/paths.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { clamp, furthestStep } from '../../domain/wizard/flow.ts';
import { somethingWrong } from '../../lib/failure.ts';
import { notify } from '../../shell/notices/notices.ts';
import { reopen } from '../kit/reopen.ts';
import { storeUndoOffer } from '../kit/undoOffer.ts';
import { storeOf } from '../kit/wizardStore.ts';
import type { QuickQuoteAnswers } from '../quick-quote/rules/questions.ts';
import type { CheaperAsQuickQuote } from './rules/cheaperAsQuickQuote.ts';
import { packageBuilderRules } from './rules/index.ts';
import { packageBuilderFlow } from './rules/questions.ts';
import { cheaperWords as words } from './words.ts';

/** Opens the quick quote with what costs less there, and offers the way back to both wizards as they were. */
export function useMoveToQuickQuote() {
  const store = storeOf(packageBuilderRules(catalogue));
  return async ({ quotes, rest }: CheaperAsQuickQuote, quote: QuickQuoteAnswers) => {
    try {
      const { quickQuoteRules } = await import('../quick-quote/rules/index.ts');
      const rules = quickQuoteRules(catalogue);
      const target = storeOf(rules);
      const at = furthestStep(rules.flow, quote);
      const wizards = [store.snapshot(), reopen(target, { at, answers: quote })];
      target.keepTyped();
      // What moves to another order isn't ordered here too. But two quick quotes are opened one by one, and a package that
      // moves as a whole stays for visitors who come back to compare.
      const waits = quotes.length > 1 ? words.otherWaits : rest.services.length > 0 ? words.restWaits : '';
      if (quotes.length === 1 && rest.services.length > 0) {
        store.set(clamp(packageBuilderFlow(catalogue), { at: Number.MAX_SAFE_INTEGER, answers: rest }));
      }
      store.keepTyped();
      storeUndoOffer({
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
