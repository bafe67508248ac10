import { goTo } from '../../api/goTo.ts';
import { somethingWrong } from '../../api/request.ts';
import { paths } from '../../content/paths.ts';
import { clamp } from '../../domain/flow.ts';
import { notify } from '../../shell/notices.ts';
import { setAside } from '../kit/setAside.ts';
import type { QuoteAnswers } from '../quick-quote/rules/flow.ts';
import type { CheaperAsQuote } from './rules/cheaperAsQuickQuote.ts';
import { configuratorFlow } from './rules/flow.ts';
import { configuratorStore } from './store.ts';
import { cheaperWords as words } from './words.ts';

/** Opens the quick quote with what costs less there, and offers the way back to both wizards as they were. */
export function useMoveToQuote() {
  return async ({ quotes, rest }: CheaperAsQuote, quote: QuoteAnswers) => {
    try {
      const { openQuote } = await import('../quick-quote/openQuickQuote.ts');
      const wizards = [configuratorStore.snapshot(), openQuote(quote)];
      // What goes on in another order is not ordered here as well. Two quick quotes are opened one by one, and a package
      // that moves as a whole stays for whoever comes back to compare.
      if (quotes.length === 1 && rest.services.length > 0) {
        configuratorStore.set(clamp(configuratorFlow, { at: Number.MAX_SAFE_INTEGER, answers: rest }));
      }
      configuratorStore.park();
      setAside({ text: words.taken, wizards, back: paths.configurator });
      goTo(paths.quote);
    } catch {
      notify({ severity: 'error', text: somethingWrong });
    }
  };
}
