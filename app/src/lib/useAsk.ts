import { useEffect, useState } from 'react';

export interface Asked<Answer> {
  /** Undefined until it is there. */
  answer: Answer | undefined;
  /** Asks again, from the start. */
  retry: () => void;
  /** Asks again; the answer stays until the next one. */
  refresh: () => void;
  /** Replaces the answer with a newer one from another call. */
  replace: (answer: Answer) => void;
}

/**
 * Asks the server when the page opens. What arrives after the page or the question has gone is dropped.
 * @param ask resolves in every case: a failure is an answer too
 * @param about what it asks about; asks again when this changes
 */
export function useAsk<Answer>(ask: () => Promise<Answer>, about = ''): Asked<Answer> {
  const [answer, replace] = useState<Answer>();
  const [round, setRound] = useState(0);
  const refresh = () => setRound((rounds) => rounds + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round repeats the same question
  useEffect(() => {
    let isWanted = true;
    void ask().then((next) => {
      if (isWanted) replace(() => next);
    });
    return () => {
      isWanted = false;
    };
  }, [about, round]);

  return {
    answer,
    retry: () => {
      replace(undefined);
      refresh();
    },
    refresh,
    replace,
  };
}
