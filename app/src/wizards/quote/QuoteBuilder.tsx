import { lazy, Suspense } from 'react';
import { depositNote, offersConsultation } from '../../content/payment.ts';
import { solutionTypeIds } from '../../domain/catalogue/solution-types.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../domain/catalogue/trinity.ts';
import { consultationFee } from '../../domain/consultation.ts';
import { formatEuro } from '../../domain/money.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { quoteConsultationRequest, quoteRequest } from '../../domain/quote/checkout.ts';
import { quoteCounter } from '../../domain/quote/counter.ts';
import { priceQuote } from '../../domain/quote/price.ts';
import { type QuoteAnswers, quoteFlow } from '../../domain/quote.ts';
import { oneOf } from '../../domain/record.ts';
import { useNotify } from '../../shell/Toasts';
import { PurchaseButtons } from '../checkout/PurchaseButtons';
import { usePurchase } from '../checkout/usePurchase.ts';
import { Summary } from '../Summary';
import { useWalk } from '../useWalk.ts';
import { Wizard } from '../Wizard';
import { quoteStore } from './quoteStore.ts';
import { quoteViews } from './views';

const EmbeddedForm = lazy(() => import('../checkout/EmbeddedForm'));

/** What a link to the quote builder may bring: `?solution=both&trinity=trinity-core&tier=full`. */
function arriveWith(parameters: URLSearchParams): Partial<QuoteAnswers> {
  // Before its script runs, the landing page's form sends each part that is switched on.
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
  const notify = useNotify();
  const walk = useWalk(quoteFlow, quoteStore, arriveWith);
  const { answers } = walk;
  const purchase = usePurchase(answers, quoteStore.park);
  const price = priceQuote(answers);
  const due = deposit(price.total);
  const reviewing = walk.step.id === 'review';

  const startOver = () => {
    const before = quoteStore.get();
    walk.restart();
    notify({
      severity: 'success',
      text: 'Selections have been reset.',
      action: { label: 'Undo', onAction: () => walk.resume(before) },
    });
  };

  const change = (step: string) =>
    walk.go(
      walk.steps.findIndex(({ id }) => id === step),
      reviewing,
    );

  const { state } = purchase;
  return (
    <Wizard
      name="Quick quote"
      walk={walk}
      views={quoteViews(answers, walk.answer, purchase)}
      counter={quoteCounter(walk)}
      onStartOver={startOver}
      glance={
        reviewing
          ? undefined
          : {
              total: formatEuro(price.total),
              note: price.lines.length === 0 ? 'Nothing chosen yet' : `Deposit today ${formatEuro(due.amount)}`,
            }
      }
      aside={
        <Summary price={price} due={due} onChange={change} note={depositNote}>
          {reviewing &&
            (state.phase === 'form' ? (
              <Suspense fallback={null}>
                <EmbeddedForm stripe={state.stripe} clientSecret={state.clientSecret} />
              </Suspense>
            ) : (
              <PurchaseButtons
                purchase={purchase}
                order={() => quoteRequest(answers, location.origin)}
                consultation={offersConsultation ? () => quoteConsultationRequest(answers, location.origin) : undefined}
                consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
              />
            ))}
        </Summary>
      }
    />
  );
}
