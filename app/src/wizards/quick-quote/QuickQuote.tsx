import { paths } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { solutionTypeIds } from '../../domain/catalogue/solution-types.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../domain/catalogue/trinity.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { oneOf } from '../../domain/record.ts';
import { useReview } from '../kit/review/useReview';
import { Summary } from '../kit/Summary';
import { useKeptPrice } from '../kit/saved-quote/useKeptPrice.ts';
import { summaryView } from '../kit/summaryView.ts';
import { useStartOver } from '../kit/useStartOver.ts';
import { useWizard } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { quickQuoteCounter } from './rules/counter.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from './rules/flow.ts';
import { priceQuickQuote } from './rules/price.ts';
import { selectionOfQuickQuote } from './rules/selection.ts';
import { quickQuoteSteps } from './steps';
import { quickQuoteStore } from './store.ts';

const loadReview = () => import('./review');

/** What a link to the quote builder may bring: `?solution=both&trinity=trinity-core&tier=full`. */
function arriveWith(parameters: URLSearchParams): Partial<QuickQuoteAnswers> {
  // A form that was sent before its script ran names each part that is switched on.
  const parts = parameters.getAll('solution');
  const brought = {
    solutionType: oneOf(solutionTypeIds, parts.length > 1 ? 'both' : parts[0]),
    trinitySelectionId: oneOf(trinityIds, parameters.get('trinity')),
    selectedTier: oneOf(tierIds, parameters.get('tier')),
  };
  return Object.fromEntries(Object.entries(brought).filter(([, id]) => id !== null));
}

/** The quick quote: a few questions, a price that explains itself, and the deposit by card. */
export function QuickQuote() {
  const walk = useWizard(quickQuoteFlow, quickQuoteStore, arriveWith);
  const { answers } = walk;
  const startOver = useStartOver(walk, quickQuoteStore, 'Selections have been reset.');
  const price = priceQuickQuote(answers);
  const bill = useKeptPrice(selectionOfQuickQuote(answers), { price, due: deposit(price.total) });
  const review = useReview(loadReview, walk, bill);
  const summary = summaryView(bill.price, bill.due, walk.change);
  return (
    <Wizard
      name="Quick quote"
      walk={walk}
      views={quickQuoteSteps(answers, walk.answer, review.details)}
      counter={quickQuoteCounter(walk)}
      onStartOver={startOver}
      glance={review.open ? undefined : summary.glance}
      also={{ text: 'Need a brand or an ad campaign as well?', label: 'Build your package', to: paths.configurator }}
      aside={
        <Summary view={summary} note={depositNote}>
          {review.pay}
        </Summary>
      }
    />
  );
}
