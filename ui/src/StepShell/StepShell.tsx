import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { BackIcon, NextIcon, TickIcon, UnfoldIcon } from '../lib/icons';
import { Press } from '../lib/Press';
import { classes, type Passthrough } from '../lib/passthrough';
import { spoken } from '../lib/spoken.css';
import * as css from './StepShell.css';

export type { Passthrough };

export interface StepShellStep {
  id: string;
  label: string;
  /** This step is answered. Left out, every step before the current one is. */
  done?: boolean | undefined;
}

export interface StepShellProps extends Passthrough {
  /** Names the wizard: "Quote builder". */
  label: string;
  steps: readonly StepShellStep[];
  /** Where the reader is, from 0. A change moves the focus to the heading. */
  at: number;
  /** The question of this step. */
  title: string;
  subtitle?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
  /** What to say instead of "Step 2 of 5": "Service 1 of 3". */
  counter?: string | undefined;
  stepLabel?: (step: number, of: number) => string;
  /** Read after the label of a finished step, whose tick cannot be heard. */
  doneLabel?: string;
  /** Absent: there is no way back from here. */
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** Absent: this step ends with something of its own. */
  onNext?: (() => void) | undefined;
  nextLabel?: ReactNode;
  /** What the reader must still do: "Choose a tier to continue". Going on is refused until it is gone. */
  missing?: string | undefined;
  /** Going on has begun and takes its time. */
  busy?: boolean | undefined;
  /** Makes finished steps buttons. */
  onStep?: ((at: number) => void) | undefined;
  /** Stands beside the step on a wide screen: an order summary. */
  aside?: ReactNode;
  /** The aside in a word, for the bar of a narrow screen: the total. Pressing it unfolds the aside; without it the aside follows the step. */
  glance?: ReactNode;
  /** Small print under the glance: "Deposit today €396". */
  glanceNote?: ReactNode;
  /** Says what pressing the glance shows. */
  glanceLabel?: string;
  children: ReactNode;
  /** Placement by the parent, on the root. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type StepperProps = Pick<StepShellProps, 'label' | 'steps' | 'at' | 'doneLabel' | 'onStep' | 'counter'> & {
  position: string;
  ref: Ref<HTMLElement>;
};

function Stepper({ label, steps, at, doneLabel, onStep, counter, position, ref }: StepperProps) {
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
              <span>
                {step.label}
                {done ? <span className={spoken}>, {doneLabel}</span> : null}
              </span>
              {now ? <span className={counter ? css.counter : css.position}>{counter ?? position}</span> : null}
            </>
          );
          return (
            <li key={step.id} className={css.step} data-state={now ? 'now' : done ? 'done' : 'open'}>
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

/** One step of a wizard between its stepper, its summary and its ways back and on. Spans the page and brings the page's margins. */
export function StepShell({
  label,
  steps,
  at,
  title,
  subtitle,
  headingLevel = 2,
  counter,
  stepLabel = (step, of) => `Step ${step} of ${of}`,
  doneLabel = 'done',
  onBack,
  backLabel = 'Back',
  onNext,
  nextLabel = 'Continue',
  missing,
  busy,
  onStep,
  aside,
  glance,
  glanceNote,
  glanceLabel = 'Order summary',
  children,
  className,
  ...rest
}: StepShellProps) {
  const id = useId();
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  // Where the reader has been: motion and focus begin with the first change.
  const [trail, setTrail] = useState<{ at: number; from?: number }>({ at });
  if (trail.at !== at) setTrail({ at, from: trail.at });
  const { from } = trail;
  // Unfolded at this step only: going on folds it.
  const [openAt, setOpenAt] = useState<number>();
  const open = openAt === at;
  // A refused press belongs to its step and its reason: when either changes it is forgotten.
  const [refused, setRefused] = useState<{ at: number; missing: string; times: number }>();
  if (refused && (refused.at !== at || refused.missing !== missing)) setRefused(undefined);
  const times = refused?.times ?? 0;
  const folds = glance !== undefined && aside !== undefined;
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (trail.from === undefined) return;
    heading.current?.focus({ preventScroll: true });
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [trail]);

  const next = () => {
    if (!missing) return onNext?.();
    setRefused({ at, missing, times: times + 1 });
    const first =
      body.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      body.current?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled');
    first?.focus({ focusVisible: true });
  };

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
        position={stepLabel(at + 1, steps.length)}
      />
      <div className={css.frame} data-aside={aside !== undefined || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in place of the heading. */}
        <div
          // A new step is a new element, so that it comes in with its motion.
          key={steps[at]?.id}
          ref={body}
          className={css.body}
          role="group"
          aria-labelledby={`${id}-title`}
          data-move={from === undefined ? undefined : at < from ? 'back' : 'on'}
        >
          <Heading ref={heading} id={`${id}-title`} className={css.heading} tabIndex={-1}>
            {title}
          </Heading>
          {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
          <div className={css.main}>{children}</div>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape folds the summary from wherever the focus is inside. */}
        <div
          className={folds ? css.docked : css.flowing}
          data-dock={folds || undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            setOpenAt(undefined);
            fold.current?.focus();
          }}
        >
          {open ? <div className={css.veil} aria-hidden="true" onClick={() => setOpenAt(undefined)} /> : null}
          <div className={css.bar}>
            {missing ? (
              // A new element each time, or it would be announced once only.
              <p
                key={times}
                id={`${id}-missing`}
                className={css.missing}
                role={times > 0 ? 'alert' : undefined}
                data-state={times > 0 ? 'refused' : 'waiting'}
              >
                {missing}
              </p>
            ) : null}
            {folds ? (
              <button
                ref={fold}
                type="button"
                className={css.glance}
                aria-expanded={open}
                aria-controls={`${id}-aside`}
                onClick={() => setOpenAt(open ? undefined : at)}
              >
                <span className={spoken}>{glanceLabel}</span> <span className={css.amount}>{glance}</span>{' '}
                {glanceNote ? <span className={css.glanceNote}>{glanceNote}</span> : null}
                <UnfoldIcon className={css.unfold} />
              </button>
            ) : null}
            {onBack ? (
              <Press className={css.back} onClick={onBack}>
                <BackIcon />
                <span className={css.backLabel}>{backLabel}</span>
              </Press>
            ) : null}
            {onNext ? (
              <Press
                className={css.next}
                tone="primary"
                busy={busy}
                unavailable={Boolean(missing)}
                aria-describedby={missing ? `${id}-missing` : undefined}
                onClick={next}
              >
                {nextLabel}
                {busy ? null : <NextIcon className={css.nextIcon} />}
              </Press>
            ) : null}
          </div>
          {aside !== undefined ? (
            <div id={`${id}-aside`} className={css.aside} data-state={open ? 'open' : 'folded'}>
              {aside}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
