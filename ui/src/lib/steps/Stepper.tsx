import type { Ref } from 'react';
import { TickIcon } from '../icons';
import { ownText } from '../ownText.css';
import { visuallyHidden } from '../visuallyHidden.css';
import * as css from './stepper.css';

export interface StepperStep {
  id: string;
  label: string;
  /** This step is answered. Left out, every step before the current one is. */
  done?: boolean | undefined;
}

interface StepperProps {
  label: string;
  steps: readonly StepperStep[];
  at: number;
  doneLabel: string;
  onStep: ((at: number) => void) | undefined;
  /** "Step 2 of 5": shown in a narrow column, where steps have no labels. */
  position: string;
  /** Replaces it, and is always shown. */
  counter: string | undefined;
  ref: Ref<HTMLElement>;
}

/** The steps as a list, not tabs, because they are taken in order. */
export function Stepper({ label, steps, at, doneLabel, onStep, counter, position, ref }: StepperProps) {
  return (
    <nav ref={ref} className={css.progress} aria-label={label}>
      <ol className={css.stepper}>
        {steps.map((step, index) => {
          const now = index === at;
          const done = !now && (step.done ?? index < at);
          const words = (
            <>
              <span className={css.number} aria-hidden="true">
                {done ? <TickIcon /> : index + 1}
              </span>
              <span data-part="label">
                <span className={ownText}>{step.label}</span>
                {done ? <span className={visuallyHidden}>{`, ${doneLabel}`}</span> : null}
              </span>
              {now ? (
                <span className={css.position} data-counted={counter}>
                  {counter ?? position}
                </span>
              ) : null}
            </>
          );
          return (
            <li key={step.id} className={css.step} data-part="step" data-state={now ? 'now' : done ? 'done' : 'open'}>
              {done && onStep ? (
                <button type="button" className={css.words} onClick={() => onStep(index)}>
                  {words}
                </button>
              ) : (
                <span className={css.words} aria-current={now ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
