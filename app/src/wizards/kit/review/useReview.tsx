import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { idle } from '../../../shell/document/idle.ts';
import { review as reviewPlace } from '../Awaited.css';
import type { KeptBill } from '../saved-quote/useKeptPrice.ts';
import { useAhead } from '../useAhead';
import type { WizardControl } from '../useWizard.ts';

/** What the fields of Review and the buttons beside them know of each other. */
export interface ReviewForm {
  /** The visitor has tried to buy: from then on the fields say what is wrong with them. */
  tried: boolean;
  onTry: () => void;
  nameRef: RefObject<HTMLInputElement | null>;
  emailRef: RefObject<HTMLInputElement | null>;
}

export interface DetailsProps<Answers> {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
  desk: ReviewForm;
}

export interface PayProps<Answers> {
  answers: Answers;
  bill: KeptBill;
  desk: ReviewForm;
}

/** The code of a wizard's last step. */
export interface ReviewCode<Answers> {
  /** The step itself: who is buying, and what else is to be said. */
  Details: ComponentType<DetailsProps<Answers>>;
  /** Under the bill: the ways to pay, and what to do instead. */
  Pay: ComponentType<PayProps<Answers>>;
  /** What the browser had better do once before somebody waits for it. */
  prepare: () => void;
}

interface Review {
  /** The visitor is at the last step. */
  open: boolean;
  details: ReactNode;
  /** Nothing before the last step. */
  pay: ReactNode;
}

/**
 * The last step of a wizard, where the answers become an order. Whoever only looks at the first step does not load it;
 * from the second one on it is fetched while the browser rests.
 * @param place the class that keeps its place while it is fetched
 */
export function useReview<Answers, Id extends string>(
  load: () => Promise<ReviewCode<Answers>>,
  { at, steps, answers, answer }: WizardControl<Answers, Id>,
  bill: KeptBill,
  place: string = reviewPlace,
): Review {
  const open = at === steps.length - 1;
  const { part: code, instead } = useAhead(load, place, open ? 'now' : at > 0 ? 'soon' : 'later');
  useEffect(() => {
    if (code) void idle().then(code.prepare);
  }, [code]);
  const [tried, setTried] = useState(false);
  const desk = { tried, onTry: () => setTried(true), nameRef: useRef(null), emailRef: useRef(null) };
  return {
    open,
    details: code ? <code.Details answers={answers} onAnswer={answer} desk={desk} /> : instead,
    pay: open && code ? <code.Pay answers={answers} bill={bill} desk={desk} /> : null,
  };
}
