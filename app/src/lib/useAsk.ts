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
 * @param ask undefined while there is nothing to ask
 * @param about what it asks about; asks again when this changes
 * @param pauseAfter milliseconds until it asks again after so many answers; undefined when the answer is final
 */
export function useAsk<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  about = '',
  pauseAfter?: (answer: Answer, answers: number) => number | undefined,
): UseAsk<Answer> {
  const [state, setState] = useState<Asked<Answer>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const refresh = () => setRound((rounds) => rounds + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round repeats the same question
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Asked<Answer>) => isWanted && setState(next);
    const askFor = (answers: number): void =>
      void ask?.().then(
        (answer) => {
          show({ status: 'loaded', answer });
          const pause = pauseAfter?.(answer, answers);
          if (isWanted && pause) timer = setTimeout(askFor, pause, answers + 1);
        },
        (error: unknown) => show({ status: 'failed', failure: failureOf(error) }),
      );
    askFor(0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
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
