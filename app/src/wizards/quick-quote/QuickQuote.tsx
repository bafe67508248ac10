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
import { useWalk } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { quoteCounter } from './rules/counter.ts';
import { type QuoteAnswers, quoteFlow } from './rules/flow.ts';
import { priceQuote } from './rules/price.ts';
import { selectionOfQuote } from './rules/selection.ts';
import { quoteViews } from './steps';
import { quoteStore } from './store.ts';

const loadReview = () => import('./review');

/** What a link to the quote builder may bring: `?solution=both&trinity=trinity-core&tier=full`. */
function arriveWith(parameters: URLSearchParams): Partial<QuoteAnswers> {
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
export function QuoteBuilder() {
  const walk = useWalk(quoteFlow, quoteStore, arriveWith);
  const { answers } = walk;
  const startOver = useStartOver(walk, quoteStore, 'Selections have been reset.');
  const price = priceQuote(answers);
  const bill = useKeptPrice(selectionOfQuote(answers), { price, due: deposit(price.total) });
  const review = useReview(loadReview, walk, bill);
  const summary = summaryView(bill.price, bill.due, walk.change);
  return (
    <Wizard
      name="Quick quote"
      walk={walk}
      views={quoteViews(answers, walk.answer, review.details)}
      counter={quoteCounter(walk)}
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
