import { paths } from '../../content/links/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { useReview } from '../kit/review/useReview';
import { Summary } from '../kit/Summary';
import { useKeptPrice } from '../kit/saved-quote/useKeptPrice.ts';
import { summaryView } from '../kit/summaryView.ts';
import { useStartOver } from '../kit/useStartOver.ts';
import { useWizard } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { quickQuoteCounter } from './rules/counter.ts';
import { quickQuoteRules } from './rules/index.ts';
import { quickQuoteSteps } from './steps';
import { quickQuoteStore } from './store.ts';

const loadReview = () => import('./review');

/** The quick quote: a few questions, a price that explains itself, and the deposit by card. */
export function QuickQuote() {
  const walk = useWizard(quickQuoteRules, quickQuoteStore);
  const { answers } = walk;
  const startOver = useStartOver(walk, quickQuoteStore, 'Selections have been reset.');
  const bill = useKeptPrice(quickQuoteRules.order.selection(answers), quickQuoteRules.price(answers));
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
