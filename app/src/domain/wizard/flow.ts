/**
 * The state machine of all wizards. A flow is data: blank answers, and a function from answers to steps.
 * The position is a number; everything else is computed from the answers, never stored.
 */

export interface Step<Answers, Id extends string = string> {
  id: Id;
  label: string;
  /** Whether the visitor can go on from this step. */
  done(answers: Answers): boolean;
  /** An optional step left empty: it isn't shown as finished before the visitor has passed it. */
  empty?(answers: Answers): boolean;
}

export interface Flow<Answers, Id extends string = string> {
  blank: Answers;
  /** The current steps. An answer never changes the steps up to its own, so a position can be a number. */
  steps(answers: Answers): readonly [Step<Answers, Id>, ...Step<Answers, Id>[]];
}

/** The state of a wizard: a position, from 0, and the answers so far. */
export interface WizardState<Answers> {
  at: number;
  answers: Answers;
}

export type Move<Answers> =
  | { type: 'answer'; change: Partial<Answers> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'go'; at: number }
  | { type: 'restart' };

export interface WizardView<Answers, Id extends string = string> {
  steps: readonly Step<Answers, Id>[];
  at: number;
  step: Step<Answers, Id>;
  done: boolean;
  canGoBack: boolean;
  canContinue: boolean;
}

/** At the first step, nothing answered. */
export function begin<Answers>(flow: Flow<Answers>): WizardState<Answers> {
  return { at: 0, answers: flow.blank };
}

/** The furthest open step: the first that is not done, or the last. */
export function furthestStep<Answers>(flow: Flow<Answers>, answers: Answers): number {
  const steps = flow.steps(answers);
  const open = steps.findIndex((step) => !step.done(answers));
  return open < 0 ? steps.length - 1 : open;
}

/** The state with its position clamped to the open steps. */
export function clamp<Answers>(flow: Flow<Answers>, state: WizardState<Answers>): WizardState<Answers> {
  const at = Math.min(Math.max(0, Math.trunc(state.at) || 0), furthestStep(flow, state.answers));
  return at === state.at ? state : { ...state, at };
}

/** The current step and the possible moves. */
export function viewOf<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  state: WizardState<Answers>,
): WizardView<Answers, Id> {
  const steps = flow.steps(state.answers);
  const { at } = clamp(flow, state);
  const step = steps[at] ?? steps[0];
  const done = step.done(state.answers);
  return { steps, at, step, done, canGoBack: at > 0, canContinue: done && at < steps.length - 1 };
}

/** The state after a move. Next is refused until the step is done; no move goes beyond the open steps. */
export function move<Answers>(
  flow: Flow<Answers>,
  state: WizardState<Answers>,
  change: Move<Answers>,
): WizardState<Answers> {
  const here = clamp(flow, state);
  switch (change.type) {
    case 'answer':
      return clamp(flow, { ...here, answers: { ...here.answers, ...change.change } });
    case 'next':
      return viewOf(flow, here).canContinue ? { ...here, at: here.at + 1 } : here;
    case 'back':
      return { ...here, at: Math.max(0, here.at - 1) };
    case 'go':
      return clamp(flow, { ...here, at: change.at });
    case 'restart':
      return begin(flow);
  }
}
