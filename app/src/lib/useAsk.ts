import { useEffect, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

/** An answer of the server, as far as it is known. */
export type Asked<Answer> =
  | { status: 'loading' }
  | { status: 'loaded'; answer: Answer }
  | { status: 'failed'; failure: Failure };

export interface UseAsk<Answer> {
  state: Asked<Answer>;
  /** Asks again, from the start. */
  retry: () => void;
  /** Asks again; the answer stays until the next one. */
  refresh: () => void;
  /** Replaces the answer with a newer one from another call. */
  replace: (answer: Answer) => void;
}

/**
 * Asks the server when the page opens. What arrives after the page or the question has gone is dropped.
 * @param about what it asks about; asks again when this changes
 */
export function useAsk<Answer>(ask: () => Promise<Answer>, about = ''): UseAsk<Answer> {
  const [state, setState] = useState<Asked<Answer>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const refresh = () => setRound((rounds) => rounds + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round repeats the same question
  useEffect(() => {
    let isWanted = true;
    const show = (next: Asked<Answer>) => isWanted && setState(next);
    ask().then(
      (answer) => show({ status: 'loaded', answer }),
      (error: unknown) => show({ status: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [about, round]);

  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      refresh();
    },
    refresh,
    replace: (answer) => setState({ status: 'loaded', answer }),
  };
}
