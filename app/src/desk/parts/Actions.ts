import { createContext, useContext } from 'react';
import type * as z from 'zod/mini';
import type { AnswerOf, Endpoint, Given } from '../../domain/contract/endpoint.ts';
import type { ActionResult } from '../../domain/contract/staff/list.ts';

export type ActionEndpoint = Endpoint & { answer: z.ZodMiniType<ActionResult> };

type AnsweringEndpoint = Endpoint & { answer: z.ZodMiniType };

/** What is sent, and where to. */
export type EndpointRequest<E extends Endpoint> = Given<E> & { endpoint: E };

/** Something to do on the server. */
export type Action<E extends ActionEndpoint> = EndpointRequest<E> & {
  /** The notice afterwards: "Stage set to Done." */
  done: string;
  /** Whether it can be undone for ten seconds. */
  undoable?: boolean;
};

export interface Actions {
  /** Carries out an action, shows a notice and offers to undo it. Resolves to whether it was done. */
  performAction: <E extends ActionEndpoint>(action: Action<E>) => Promise<boolean>;
  /** As `run`, for a request that must count once: until the server has answered, it keeps its idempotency key. */
  send: <E extends AnsweringEndpoint>(
    request: EndpointRequest<E>,
    done?: string | ((answer: AnswerOf<E>) => string),
  ) => Promise<AnswerOf<E> | undefined>;
  /**
   * Runs a call that may need a fresh second factor. Failures are shown in a toast. Resolves to undefined when it failed.
   */
  run: <Result>(
    call: () => Promise<Result>,
    done?: string | ((result: Result) => string),
  ) => Promise<Result | undefined>;
}

/** Set by `ActionsProvider`. */
export const ActionsContext = createContext<Actions>({
  performAction: async () => false,
  send: async () => undefined,
  run: async () => undefined,
});

export const usePerformAction = () => useContext(ActionsContext).performAction;
export const useSend = () => useContext(ActionsContext).send;
export const useRun = () => useContext(ActionsContext).run;
