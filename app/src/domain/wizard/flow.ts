/**
 * The state machine of all wizards. A flow is data: blank answers, and a function from answers to steps.
 * The position is a number; everything else is computed from the answers, never stored.
 */

export interface Step<Answers, Id extends string = string> {
  id: Id;
  label: string;
  /** Whether the visitor can go on from this step. */
  isDone(answers: Answers): boolean;
  /** Whether an optional step was left empty: then it is marked done only once the visitor has passed it. */
  isEmpty?(answers: Answers): boolean;
}

export interface Flow<Answers, Id extends string = string> {
  blank: Answers;
  /** The current steps. An answer may only change later steps, so the position can be an index. */
  steps(answers: Answers): readonly [Step<Answers, Id>, ...Step<Answers, Id>[]];
}

/** The state of a wizard: a position, from 0, and the answers so far. */
export interface WizardState<Answers> {
  at: number;
  answers: Answers;
}

export type Move<Answers> =
  | { type: 'answer'; answers: Partial<Answers> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'go'; at: number };

export interface WizardView<Answers, Id extends string = string> {
  steps: readonly Step<Answers, Id>[];
  at: number;
  step: Step<Answers, Id>;
  isDone: boolean;
  canGoBack: boolean;
  canContinue: boolean;
}

/** At the first step, nothing answered. */
export function begin<Answers>(flow: Flow<Answers>): WizardState<Answers> {
  return { at: 0, answers: flow.blank };
}

/** The furthest reachable step: the first that is not done, or the last. */
export function furthestStep<Answers>(flow: Flow<Answers>, answers: Answers): number {
  const steps = flow.steps(answers);
  const firstUnfinished = steps.findIndex((step) => !step.isDone(answers));
  return firstUnfinished < 0 ? steps.length - 1 : firstUnfinished;
}

/** The state with its position clamped to the reachable steps. */
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
  const isDone = step.isDone(state.answers);
  return { steps, at, step, isDone, canGoBack: at > 0, canContinue: isDone && at < steps.length - 1 };
}

/** The state after a move. Next is refused until the step is done; no move goes beyond the reachable steps. */
export function applyMove<Answers>(
  flow: Flow<Answers>,
  state: WizardState<Answers>,
  move: Move<Answers>,
): WizardState<Answers> {
  const here = clamp(flow, state);
  switch (move.type) {
    case 'answer':
      return clamp(flow, { ...here, answers: { ...here.answers, ...move.answers } });
    case 'next':
      return viewOf(flow, here).canContinue ? { ...here, at: here.at + 1 } : here;
    case 'back':
      return { ...here, at: Math.max(0, here.at - 1) };
    case 'go':
      return clamp(flow, { ...here, at: move.at });
  }
}

/** "Step 2 of 5", with the real number of steps. */
export function stepCounter({ at, steps }: { at: number; steps: readonly unknown[] }): string {
  return `Step ${at + 1} of ${steps.length}`;
}
