import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import type { WizardDefinition } from '../definition.ts';
import { idle } from '../idle.ts';
import { review as placeholderClass } from '../LazyPlaceholder.css';
import type { QuotedBill } from '../saved-quote/useSavedPrice.ts';
import { useLazyModule } from '../useLazyModule';
import type { WizardControl } from '../useWizard.ts';

interface Review {
  /** Whether the visitor is at the last step. */
  open: boolean;
  details: ReactNode;
  /** Null before the last step. */
  pay: ReactNode;
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
  useEffect(() => {
    if (module) void idle().then(module.prepare);
  }, [module]);
  const [tried, setTried] = useState(false);
  const form = { tried, onTry: () => setTried(true), nameRef: useRef(null), emailRef: useRef(null) };
  return {
    open,
    details: module ? <module.Details answers={answers} onAnswer={answer} form={form} /> : placeholder,
    pay: open && module ? <module.Pay wizard={wizard} answers={answers} bill={bill} form={form} /> : null,
  };
}
