/**
 * One machine for every wizard. A flow is data: blank answers and a function from answers to steps.
 * Where a visitor stands is a number; everything else is computed from the answers, never stored.
 */

export interface Step<Answers, Id extends string = string> {
  id: Id;
  label: string;
  /** What lets the visitor go on from this step. */
  done(answers: Answers): boolean;
  /** A step that may be passed with nothing chosen, and nothing is: while it lies ahead it is open, not finished. */
  empty?(answers: Answers): boolean;
}

export interface Flow<Answers, Id extends string = string> {
  blank: Answers;
  /** The current path. Answering a step never disturbs the steps up to it, so a position may be a number. */
  steps(answers: Answers): readonly [Step<Answers, Id>, ...Step<Answers, Id>[]];
}

/** A visitor on the way: a position, from 0, and what was answered so far. */
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

export interface Look<Answers, Id extends string = string> {
  steps: readonly Step<Answers, Id>[];
  at: number;
  step: Step<Answers, Id>;
  done: boolean;
  canBack: boolean;
  canNext: boolean;
}

/** At the first step, nothing answered. */
export function begin<Answers>(flow: Flow<Answers>): WizardState<Answers> {
  return { at: 0, answers: flow.blank };
}

/** The furthest step open to someone with these answers: the first that is not done, or the last. */
export function reach<Answers>(flow: Flow<Answers>, answers: Answers): number {
  const steps = flow.steps(answers);
  const open = steps.findIndex((step) => !step.done(answers));
  return open < 0 ? steps.length - 1 : open;
}

/** The walk with its position on an open step, whatever it was before. */
export function clamp<Answers>(flow: Flow<Answers>, walk: WizardState<Answers>): WizardState<Answers> {
  const at = Math.min(Math.max(0, Math.trunc(walk.at) || 0), reach(flow, walk.answers));
  return at === walk.at ? walk : { ...walk, at };
}

/** Where the visitor stands and what is possible from there. */
export function look<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  walk: WizardState<Answers>,
): Look<Answers, Id> {
  const steps = flow.steps(walk.answers);
  const { at } = clamp(flow, walk);
  const step = steps[at] ?? steps[0];
  const done = step.done(walk.answers);
  return { steps, at, step, done, canBack: at > 0, canNext: done && at < steps.length - 1 };
}

/** The walk after one move. Next is refused until the step is done; no move leaves the open steps. */
export function move<Answers>(
  flow: Flow<Answers>,
  walk: WizardState<Answers>,
  change: Move<Answers>,
): WizardState<Answers> {
  const here = clamp(flow, walk);
  switch (change.type) {
    case 'answer':
      return clamp(flow, { ...here, answers: { ...here.answers, ...change.change } });
    case 'next':
      return look(flow, here).canNext ? { ...here, at: here.at + 1 } : here;
    case 'back':
      return { ...here, at: Math.max(0, here.at - 1) };
    case 'go':
      return clamp(flow, { ...here, at: change.at });
    case 'restart':
      return begin(flow);
  }
}
