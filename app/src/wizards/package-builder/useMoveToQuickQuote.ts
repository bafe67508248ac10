import { useNavigate } from 'react-router-dom';
import { somethingWrong } from '../../api/request.ts';
import { paths } from '../../content/paths.ts';
import { clamp } from '../../domain/flow.ts';
import { useNotify } from '../../shell/Toasts';
import type { QuoteAnswers } from '../quick-quote/rules/flow.ts';
import type { CheaperAsQuote } from './rules/cheaperAsQuickQuote.ts';
import { configuratorFlow } from './rules/flow.ts';
import { configuratorStore } from './store.ts';
import { cheaperWords as words } from './words.ts';

/** Opens the quick quote with what costs less there, and offers the way back to both wizards as they were. */
export function useMoveToQuote() {
  const navigate = useNavigate();
  const notify = useNotify();

  return async ({ quotes, rest }: CheaperAsQuote, quote: QuoteAnswers) => {
    try {
      const { openQuote } = await import('../quick-quote/openQuickQuote.ts');
      const before = configuratorStore.get();
      const putBack = openQuote(quote);
      navigate(paths.quote);
      // What goes on in another order is not ordered here as well. Two quick quotes are opened one by one, and a package
      // that moves as a whole stays for whoever comes back to compare.
      if (quotes.length === 1 && rest.services.length > 0) {
        configuratorStore.set(clamp(configuratorFlow, { at: Number.MAX_SAFE_INTEGER, answers: rest }));
      }
      notify({
        severity: 'info',
        topic: 'quick quote',
        text: words.taken,
        action: {
          label: 'Undo',
          onAction: () => {
            // The address first: a step that is named and no longer open would lead elsewhere.
            navigate(paths.configurator);
            putBack();
            configuratorStore.set(before);
          },
        },
      });
    } catch {
      notify({ severity: 'error', text: somethingWrong });
    }
  };
}
