import { useState } from 'react';

/** Why something failed, in words for the visitor, and the code of the error. */
export interface Failure {
  message: string;
  code: string;
}

const unknown: Failure = { message: 'Error: Something went wrong. Please try again.', code: 'broken' };

/** Why a call failed. By the name of its error, so that no page loads the client before it is used. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Error && error.name === 'ApiError'
    ? { message: error.message, code: 'code' in error ? String(error.code) : '' }
    : unknown;

type State =
  | { phase: 'idle' | 'busy' }
  | { phase: 'done'; words: string | undefined }
  | { phase: 'failed'; failure: Failure };

/**
 * What a button or a form does on the server: whether it is running, and how it ended. While it runs, it isn't begun again.
 * @param task resolves with words to show, or nothing. @throws ApiError
 */
export function useTask<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const run = async (...args: Args): Promise<void> => {
    if (state.phase === 'busy') return;
    setState({ phase: 'busy' });
    try {
      const words = await task(...args);
      setState({ phase: 'done', words: typeof words === 'string' ? words : undefined });
    } catch (error) {
      setState({ phase: 'failed', failure: failureOf(error) });
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
