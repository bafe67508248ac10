import type * as z from 'zod/mini';
import { call } from '../api/http.ts';
import '../api/parse.ts';
import { newIdempotencyKey } from '../api/idempotencyKey.ts';
import { ApiError, type Call } from '../api/request.ts';
import { actionResultSchema } from '../domain/contract/staff/list.ts';

/** Reads from the staff API. @throws ApiError */
export const read = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  call(`/api/staff${path}`, async () => schema);

/** Calls the staff API. @throws ApiError */
export const post = <Schema extends z.ZodMiniType>(
  path: string,
  body: object,
  schema: Schema,
  options: Pick<Call, 'headers'> = {},
): Promise<z.output<Schema>> => call(`/api/staff${path}`, async () => schema, { method: 'POST', body, ...options });

/**
 * Carries out an action once, however often the request is sent.
 * @returns the id of the log entry, to undo it
 * @throws ApiError
 */
export async function postAction(path: string, body: object, key = newIdempotencyKey()): Promise<string> {
  const { entry } = await post(path, body, actionResultSchema, { headers: { 'idempotency-key': key } });
  return entry;
}

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
