'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { isComposing, isInDialogInside } from '../lib/keys';
import { useMessages } from '../lib/messages/messages';
import { fill } from '../lib/messages/template';
import { classes, type Passthrough } from '../lib/passthrough';
import { Dock } from '../lib/steps/Dock';
import { Stepper, type StepperStep } from '../lib/steps/Stepper';
import * as css from './StepShell.css';

export type { Passthrough };

export type StepShellStep = StepperStep;

export interface StepShellProps extends Passthrough {
  /** Names the wizard: "Quote builder". */
  label: string;
  steps: readonly StepShellStep[];
  /** The current step, from 0. A change moves the focus to the heading. */
  at: number;
  /** The question of this step. */
  title: string;
  subtitle?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Replaces "Step 2 of 5": "Service 1 of 3". */
  counter?: string | undefined;
  /** The counter: a function, or a template with `{step}` and `{count}`. */
  stepLabel?: string | ((step: number, of: number) => string) | undefined;
  /** Announced after the label of a finished step, because its tick isn't. */
  doneLabel?: string | undefined;
  /** Absent: no Back button. */
  onBack?: (() => void) | undefined;
  backLabel?: string | undefined;
  /** Enter in a field of the step is Continue, too. Not called while something is `missing`. Absent: no Continue button, because the step has its own. */
  onNext?: (() => void) | undefined;
  nextLabel?: ReactNode;
  /**
   * What the reader must still do: "Choose a tier to continue". Continue is refused while it is set, and moves the focus to what
   * is invalid or has `data-missing`, else to the first field.
   */
  missing?: string | undefined;
  /** Continue was chosen and is still running. */
  busy?: boolean | undefined;
  /** Called when a finished step is chosen; without it, steps are text. */
  onStep?: ((at: number) => void) | undefined;
  /** Beside the step in a wide column: an order summary. */
  aside?: ReactNode;
  /**
   * In a narrow column without a glance, the aside is beside the step, or below its title if it is narrower than 720 px. The keyboard
   * reaches it after the step, as in a wide column: a purchase button in it comes after the fields.
   */
  asideFirst?: boolean | undefined;
  /**
   * Below the title, above the rest of the step: cards to compare. In a wide column, title and lead span both columns, and the
   * aside is beside the rest.
   */
  lead?: ReactNode;
  /** A short form of the aside for the bar of a narrow column: the total. It expands the aside; without it the aside follows the step. */
  glance?: ReactNode;
  /** Small print below the glance: "Deposit today €396". */
  glanceNote?: ReactNode;
  /** Announced before the glance: what it opens. */
  glanceLabel?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One step of a wizard, with stepper, summary, Back and Continue. Spans the page and has the page's margins. */
export function StepShell(props: StepShellProps) {
  const {
    label,
    steps,
    at,
    title,
    subtitle,
    headingLevel = 2,
    counter,
    stepLabel = 'Step {step} of {count}',
    doneLabel = 'done',
    onBack,
    backLabel = 'Back',
    onNext,
    nextLabel = 'Continue',
    missing,
    busy,
    onStep,
    aside,
    asideFirst,
    lead,
    glance,
    glanceNote,
    glanceLabel = 'Order summary',
    children,
    className,
    ...rest
  } = useMessages('StepShell', props);
  const id = useId();
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  // Motion and focus begin with the first change of step.
  const [trail, setTrail] = useState<{ at: number; from?: number }>({ at });
  if (trail.at !== at) setTrail({ at, from: trail.at });
  const { from } = trail;
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (trail.from === undefined) return;
    heading.current?.focus({ preventScroll: true });
    // jsdom, in which apps are tested, has neither method.
    const moves = window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
    // Only if it is out of sight; what sticks to the top of the window is in its scroll margin.
    top.current?.scrollIntoView?.({ block: 'nearest', behavior: moves ? 'smooth' : 'instant' });
  }, [trail]);

  const leadToWhatIsMissing = () => {
    const find = (controls: string) => heading.current?.closest('[role=group]')?.querySelector<HTMLElement>(controls);
    const first =
      find('[aria-invalid=true], [data-missing]') ?? find('input:enabled, select:enabled, textarea:enabled');
    first?.focus({ focusVisible: true });
  };

  /** As in a form: Enter in a field is Continue, unless the field or a form of the step has a use for it. */
  const continueByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return;
    const target = event.target as HTMLInputElement;
    if (target.localName !== 'input' || target.form?.querySelector('[type=submit]') || isInDialogInside(event)) return;
    event.preventDefault();
    nextButton.current?.click();
  };

  const opening = (
    <>
      <Heading ref={heading} id={`${id}-title`} className={css.heading} tabIndex={-1}>
        {title}
      </Heading>
      {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
    </>
  );

  return (
    <div {...rest} className={classes(css.root, className)}>
      <Stepper
        ref={top}
        label={label}
        steps={steps}
        at={at}
        doneLabel={doneLabel}
        onStep={onStep}
        counter={counter}
        position={
          typeof stepLabel === 'string'
            ? fill(stepLabel, { step: at + 1, count: steps.length })
            : stepLabel(at + 1, steps.length)
        }
      />
      <div className={css.frame} data-first={(asideFirst && glance === undefined) || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in place of the heading. */}
        <div
          // A new element for each step, so that it animates in.
          key={steps[at]?.id}
          className={classes(css.body, lead !== undefined && css.leading)}
          role="group"
          aria-labelledby={`${id}-title`}
          data-continues={(onNext !== undefined && lead === undefined) || undefined}
          data-move={from === undefined ? undefined : at < from ? 'back' : 'on'}
          onKeyDown={continueByEnter}
        >
          {lead === undefined ? (
            opening
          ) : (
            <div className={css.lead}>
              {opening}
              <div className={css.main}>{lead}</div>
            </div>
          )}
          <div className={css.main}>{children}</div>
        </div>
        <Dock
          at={at}
          onBack={onBack}
          backLabel={backLabel}
          onNext={onNext}
          nextLabel={nextLabel}
          missing={missing}
          onRefuse={leadToWhatIsMissing}
          nextButton={nextButton}
          busy={busy}
          aside={aside}
          glance={glance}
          glanceNote={glanceNote}
          glanceLabel={glanceLabel}
        />
      </div>
    </div>
  );
}
