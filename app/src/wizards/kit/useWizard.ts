import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { begin, clamp, type Look, look, move, reach, type WizardState } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { useSteady } from './useSteady.ts';
import type { WizardStore } from './wizardStore.ts';

/** What a visitor can do on the way: the same functions on every render. */
type Acts<Answers> = {
  answer: (change: Partial<Answers>) => void;
  next: () => void;
  back: () => void;
  /** Goes to a step that is open. With `returning`, Continue leads back to the last step once all is answered. */
  go: (at: number, returning?: boolean) => void;
  /** Leads to the step where a line of the bill was chosen, and from the last step back there by Continue. */
  change: (step: string) => void;
  restart: () => void;
  /** Takes up a walk as it was, after a restart. */
  resume: (walk: WizardState<Answers>) => void;
};

export interface WizardControl<Answers, Id extends string> extends Look<Answers, Id>, Acts<Answers> {
  answers: Answers;
  /** The furthest open step; all before it are answered. */
  reached: number;
  /** The address named a step that is not open yet, and the visitor was led to the one that comes first. */
  led: boolean;
}

/** What the entry of a step in the browser's history remembers. */
interface Remembered {
  returning?: boolean;
  led?: boolean;
}

/** Ends the holding back of the prerendered first step, which `prerender/resuming.ts` begins. */
function show() {
  delete document.documentElement.dataset.resuming;
}

/**
 * A visitor's walk through a wizard. The address says where they stand, so that the browser's Back and Forward walk the
 * steps; the store says what they answered; everything else is computed.
 * @param wizard the same object on every render
 */
export function useWizard<Answers, Id extends string>(
  { flow, address, fromLink }: Pick<WizardRules<Answers, Id>, 'flow' | 'address' | 'fromLink'>,
  store: WizardStore<Answers>,
): WizardControl<Answers, Id> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // While the prerendered page is hydrated it shows what the server drew: the first step, nothing answered.
  const arrived = useHydrated();
  const saved = useSyncExternalStore(store.subscribe, store.get, store.blank);

  const steps = flow.steps(saved.answers);
  const name = address.read({ pathname, search });
  const named = steps.findIndex(({ id }) => id === name);
  const walk = clamp(flow, { at: arrived ? Math.max(0, named) : 0, answers: saved.answers });
  const seen = look(flow, walk);

  const goTo = (to: WizardState<Answers>, options: { state?: unknown } = {}) => {
    store.set(to);
    navigate(address.write(look(flow, to).step.id, to.at), options);
  };

  // A link may bring answers along; someone who comes back without naming a step goes on where they left.
  useEffect(() => {
    if (address.read(location) !== null) return;
    const change = fromLink(new URLSearchParams(location.search), store.get().answers);
    const brought = Object.keys(change).length > 0;
    const answers = { ...store.get().answers, ...change };
    const to = clamp(flow, { at: brought ? reach(flow, answers) : store.get().at, answers });
    if (brought) store.set(to);
    if (brought || to.at > 0) navigate(address.write(look(flow, to).step.id, to.at), { replace: true });
  }, [flow, store, fromLink, address, navigate]);

  // The record says where the visitor stands, also after Back and Forward.
  useEffect(() => {
    if (arrived && store.get().at !== walk.at) store.set({ ...store.get(), at: walk.at });
  }, [arrived, store, walk.at]);

  // Whoever names a step before it is open is led to the one that comes first, and told so there.
  const tooFar = arrived && named > walk.at ? walk.at : undefined;
  useEffect(() => {
    // After Start Over the address is ahead of what is drawn here.
    if (tooFar === undefined || address.read(location) !== name) return;
    const { step, at } = look(flow, { at: tooFar, answers: store.get().answers });
    navigate(address.write(step.id, at), { replace: true, state: { led: true } });
  }, [flow, store, address, navigate, name, tooFar]);

  // Last, once the effects above have led on: the step that is drawn is the one that the address names now.
  useEffect(() => {
    if (arrived && tooFar === undefined && address.read(location) === name) show();
  }, [address, arrived, name, tooFar]);

  const go = (at: number, back = false) =>
    goTo(move(flow, walk, { type: 'go', at }), { state: back ? { returning: true } : null });
  const { returning = false, led = false } = (state ?? {}) as Remembered;
  const acts = useSteady<Acts<Answers>>({
    answer: (change) => store.set(move(flow, walk, { type: 'answer', change })),
    next: () => {
      const all = move(flow, walk, { type: 'go', at: seen.steps.length - 1 });
      if (returning && all.at === seen.steps.length - 1) goTo(all);
      else if (seen.canNext) goTo(move(flow, walk, { type: 'next' }), { state: { returning } });
    },
    back: () => goTo(move(flow, walk, { type: 'back' })),
    go,
    change: (step) =>
      go(
        steps.findIndex(({ id }) => id === step),
        seen.at === steps.length - 1,
      ),
    restart: () => {
      const { at, step } = look(flow, begin(flow));
      navigate(address.write(step.id, at));
      store.clear();
    },
    resume: (to) => goTo(to),
  });
  return { ...seen, ...acts, answers: walk.answers, reached: reach(flow, walk.answers), led: arrived && led };
}
