import { createContext, useContext } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint, Given } from '../../domain/contract/endpoint.ts';
import type { ActionResult } from '../../domain/contract/staff/list.ts';

export type ActionEndpoint = Endpoint & { answer: z.ZodMiniType<ActionResult> };

/** Something to do on the server. */
export type Action<E extends ActionEndpoint> = Given<E> & {
  endpoint: E;
  /** The notice afterwards: "Stage set to Done." */
  done: string;
  /** Whether it can be undone for ten seconds. */
  undoable?: boolean;
};

export interface Actions {
  /** Carries out an action, shows a notice and offers to undo it. Resolves to whether it was done. */
  performAction: <E extends ActionEndpoint>(action: Action<E>) => Promise<boolean>;
  /**
   * Runs a call that may need a fresh second factor. Failures are shown in a toast. Resolves to undefined when it failed.
   */
  run: <Result>(
    call: () => Promise<Result>,
    done?: string | ((result: Result) => string),
  ) => Promise<Result | undefined>;
}

/** Set by `ActionsProvider`. */
export const ActionsContext = createContext<Actions>({ performAction: async () => false, run: async () => undefined });

export const usePerformAction = () => useContext(ActionsContext).performAction;
export const useRun = () => useContext(ActionsContext).run;
