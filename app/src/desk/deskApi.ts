import type * as z from 'zod/mini';
import { call } from '../api/http.ts';
import '../api/parse.ts';
import { ApiError, type Call } from '../api/request.ts';
import { type AnswerOf, type Endpoint, type Filling, type Given, locate } from '../domain/contract/endpoint.ts';

type Answering = Endpoint & { answer: z.ZodMiniType };
type Asked<E extends Endpoint> = Given<E> & Pick<Call, 'headers'>;
type Arguments<E extends Endpoint> = Record<never, never> extends Given<E> ? [Asked<E>?] : [Asked<E>];

/** Calls an endpoint with what isn't known to fit it. @throws ApiError */
export const askAny = <Answer extends z.ZodMiniType>(
  { route, answer }: Endpoint & { answer: Answer },
  given: Filling & Call = {},
) => call(locate(route, given), async () => answer, given);

/** Calls an endpoint. @throws ApiError */
export const ask = <E extends Answering>(endpoint: E, ...[given]: Arguments<E>): Promise<AnswerOf<E>> =>
  askAny(endpoint, given) as Promise<AnswerOf<E>>;

/** The query of an endpoint. Its key begins with the route, by which it is refetched when others change something. */
export const queryOf = <E extends Answering>(endpoint: E, ...given: Arguments<E>) => ({
  queryKey: [endpoint.route, ...given],
  queryFn: () => ask(endpoint, ...given),
});

const isCode = (error: unknown, ...codes: string[]) => error instanceof ApiError && codes.includes(error.code);

/** Whether an error says that the login has ended. */
export const isLoggedOut = (error: unknown) => isCode(error, 'NOT_SIGNED_IN', 'SET_UP_NEEDED');
/** Whether an error says that a fresh proof of the second factor is needed. */
export const isProofNeeded = (error: unknown) => isCode(error, 'PROOF_NEEDED');
/** Whether an error says that another member has changed the record meanwhile. */
export const isOutdated = (error: unknown) => isCode(error, 'outdated');
/** Whether a retry can't help. */
export const isFinalError = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The error message for the member. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
