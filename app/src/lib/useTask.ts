import { useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

type State =
  | { phase: 'idle' | 'busy' }
  | { phase: 'done'; words: string | undefined }
  | { phase: 'failed'; failure: Failure };

export interface Handling {
  /** What is said of an error that has no words of its own. */
  otherwise?: string | undefined;
  onFailure?: ((failure: Failure) => void) | undefined;
}

/**
 * What a button or a form does on the server: whether it is running, and how it ended. While it runs, it isn't begun again.
 * @param task resolves with words to show, or nothing. @throws ApiError
 */
export function useTask<Args extends unknown[]>(
  task: (...args: Args) => Promise<unknown>,
  { otherwise, onFailure }: Handling = {},
) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const run = async (...args: Args): Promise<void> => {
    if (state.phase === 'busy') return;
    setState({ phase: 'busy' });
    try {
      const words = await task(...args);
      setState({ phase: 'done', words: typeof words === 'string' ? words : undefined });
    } catch (error) {
      const failure = failureOf(error, otherwise);
      setState({ phase: 'failed', failure });
      onFailure?.(failure);
    }
  };
  return {
    run,
    busy: state.phase === 'busy',
    done: state.phase === 'done',
    words: state.phase === 'done' ? state.words : undefined,
    failure: state.phase === 'failed' ? state.failure : undefined,
    /** Drops how it ended. */
    forget: () => setState((now) => (now.phase === 'busy' ? now : { phase: 'idle' })),
  };
}
