import { type ReactNode, useId, useState } from 'react';
import type { Answer } from '../../../domain/contract/choices.ts';
import { answersIn } from '../../../domain/wizard/description.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import type { WizardDefinition } from '../definition.ts';
import { pay as payPlaceholder, review as placeholderClass, shop } from '../LazyPlaceholder.css';
import type { QuotedBill } from '../saved-quote/useSavedPrice.ts';
import { useLazyModule } from '../useLazyModule';
import type { WizardControl } from '../useWizard.ts';
import type { ReviewForm } from './reviewModule.ts';

interface Review {
  /** Whether the visitor is at the last step. */
  open: boolean;
  details: ReactNode;
  /** Above the details, across the whole width. Undefined until it is loaded. */
  lead: ReactNode;
  /** What was answered about the business, for the head of the receipt: "Industry: Restaurant". */
  answered: string | undefined;
  /** Below the bill: how to pay; before the last step, the shop that grows with the order. Not at the first step, which loads less. */
  receipt: ReactNode;
}

function answersAbout<Answers extends Buyer, Id extends string>(
  { order }: WizardDefinition<Answers, Id>,
  answers: Answers,
): readonly Answer[] {
  const { topic, about } = order.topic(answers);
  return answersIn(order.describe(topic, about));
}

/**
 * The last step of a wizard, where the answers become an order. Its code is loaded from the second step on, when the
 * browser is idle.
 */
export function useReview<Answers extends Buyer, Id extends string>(
  wizard: WizardDefinition<Answers, Id>,
  { at, steps, answers, answer }: WizardControl<Answers, Id>,
  bill: QuotedBill,
): Review {
  const open = at === steps.length - 1;
  const { module, placeholder } = useLazyModule(
    wizard.review,
    wizard.reviewPlaceholder ?? placeholderClass,
    open ? 'now' : at > 0 ? 'idle' : 'later',
  );
  const [tried, setTried] = useState(false);
  const [besides, setBesides] = useState<HTMLElement | null>(null);
  const form: ReviewForm = {
    id: useId(),
    tried,
    onTry: () => setTried(true),
    besides,
  };
  const answered = open ? answersAbout(wizard, answers) : [];
  const order = { wizard, answers, answered, bill, form };
  return {
    open,
    answered: answered.map(({ name, value }) => `${name}: ${value}`).join(' · ') || undefined,
    lead: module?.Lead && <module.Lead {...order} onAnswer={answer} />,
    details: module ? (
      <>
        <module.Details {...order} onAnswer={answer} />
        <div ref={setBesides} />
      </>
    ) : (
      placeholder
    ),
    receipt: open ? (
      module ? (
        <module.Pay {...order} />
      ) : (
        <div className={payPlaceholder} />
      )
    ) : at > 0 ? (
      <div className={shop}>{module && <module.Shop answers={answers} isSmall />}</div>
    ) : null,
  };
}
