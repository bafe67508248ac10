import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  applyMove,
  begin,
  clamp,
  type Flow,
  furthestStep,
  type Move,
  viewOf,
  type WizardState,
  type WizardView,
} from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { keepTrade } from '../../shell/art/street/drawnTrade.ts';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import type { WizardStore } from './wizardStore.ts';

/** The visitor's actions. */
interface Actions<Answers> {
  answer: (change: Partial<Answers>) => void;
  next: () => void;
  back: () => void;
  /** Goes to a reachable step. With `returning`, Continue leads back to the last step once everything is answered. */
  go: (at: number, returning?: boolean) => void;
  /** Goes to the step where a line of the bill was chosen. From the last step, Continue then leads back to it. */
  change: (step: string) => void;
  restart: () => void;
  /** Restores an earlier state. */
  resume: (state: WizardState<Answers>) => void;
}

export interface WizardControl<Answers, Id extends string> extends WizardView<Answers, Id>, Actions<Answers> {
  answers: Answers;
  /** The furthest reachable step; all before it are answered. */
  reached: number;
  /** Whether the visitor was redirected to this step, because the one in the address isn't open yet. */
  redirected: boolean;
  /** Whether the first step shown was not the prerendered one: a returning visitor's, or one that a link names. */
  restored: boolean;
}

/** The state of a step's entry in the browser's history. */
interface HistoryState {
  returning?: boolean;
  redirected?: boolean;
}

const isRestoring = () => document.documentElement.dataset.restoring !== undefined;

/** Shows the step: for visitors with saved answers, `render/headScripts.ts` has hidden the prerendered first one. */
function show() {
  delete document.documentElement.dataset.restoring;
}

const isLast = <Answers>(flow: Flow<Answers>, { at, answers }: WizardState<Answers>) =>
  at === flow.steps(answers).length - 1;

/**
 * The state of a wizard. The address holds the position, so that the browser's Back and Forward move between steps; the
 * store holds the answers; everything else is computed.
 * @param wizard the same object on every render
 */
export function useWizard<Answers, Id extends string>(
  { flow, address, fromLink }: Pick<WizardRules<Answers, Id>, 'flow' | 'address' | 'fromLink'>,
  store: WizardStore<Answers>,
): WizardControl<Answers, Id> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The first render must match the prerendered page: the first step without answers.
  const hydrated = useHydrated();
  const saved = useSyncExternalStore(store.subscribe, store.get, store.blank);

  const steps = flow.steps(saved.answers);
  const name = address.read({ pathname, search });
  const named = steps.findIndex(({ id }) => id === name);
  const current = clamp(flow, { at: hydrated ? Math.max(0, named) : 0, answers: saved.answers });
  const view = viewOf(flow, current);
  const [restored, setRestored] = useState(false);
  if (!restored && current.at > 0 && isRestoring()) setRestored(true);

  const goTo = (to: WizardState<Answers>, options: { state?: unknown } = {}) => {
    store.set(to);
    navigate(address.write(viewOf(flow, to).step.id, to.at), options);
  };

  // A link may contain answers. A visitor who returns without a step in the address continues where they left off.
  useEffect(() => {
    if (address.read(location) !== null) return;
    const parameters = new URLSearchParams(location.search);
    keepTrade(parameters);
    const change = fromLink(parameters, store.get().answers);
    const hasAnswers = Object.keys(change).length > 0;
    const answers = { ...store.get().answers, ...change };
    const to = clamp(flow, { at: hasAnswers ? furthestStep(flow, answers) : store.get().at, answers });
    if (hasAnswers) store.set(to);
    if (hasAnswers || to.at > 0) navigate(address.write(viewOf(flow, to).step.id, to.at), { replace: true });
  }, [flow, store, fromLink, address, navigate]);

  // The position is saved after Back and Forward, too.
  useEffect(() => {
    if (hydrated && store.get().at !== current.at) store.set({ ...store.get(), at: current.at });
  }, [hydrated, store, current.at]);

  // An address of a step that isn't open yet redirects to the first unanswered one, which says so.
  const tooFar = hydrated && named > current.at ? current.at : undefined;
  useEffect(() => {
    // After Start Over, the address changes before this render.
    if (tooFar === undefined || address.read(location) !== name) return;
    const { step, at } = viewOf(flow, { at: tooFar, answers: store.get().answers });
    navigate(address.write(step.id, at), { replace: true, state: { redirected: true } });
  }, [flow, store, address, navigate, name, tooFar]);

  // After the redirects above: the rendered step is now the one in the address.
  useEffect(() => {
    if (hydrated && tooFar === undefined && address.read(location) === name) show();
  }, [address, hydrated, name, tooFar]);

  /** A move from this step. The answers are the store's: an effect may have answered since the last render. */
  const moved = (move: Move<Answers>) => applyMove(flow, { at: current.at, answers: store.get().answers }, move);
  const { returning = false, redirected = false } = (state ?? {}) as HistoryState;
  const go = (at: number, isReturning = false) =>
    goTo(moved({ type: 'go', at }), { state: isReturning ? { returning: true } : null });
  const actions: Actions<Answers> = {
    answer: (answers) => store.set(moved({ type: 'answer', answers })),
    next: () => {
      const { answers } = store.get();
      const furthest = { at: furthestStep(flow, answers), answers };
      if (returning && isLast(flow, furthest)) goTo(furthest);
      else if (furthest.at > current.at) goTo(moved({ type: 'next' }), { state: { returning } });
    },
    back: () => goTo(moved({ type: 'back' })),
    go,
    change: (step) =>
      go(
        steps.findIndex(({ id }) => id === step),
        isLast(flow, current),
      ),
    restart: () => {
      const { at, step } = viewOf(flow, begin(flow));
      navigate(address.write(step.id, at));
      store.clear();
    },
    resume: (to) => goTo(to),
  };
  return {
    ...view,
    ...actions,
    answers: current.answers,
    reached: furthestStep(flow, current.answers),
    redirected: hydrated && redirected,
    restored,
  };
}
