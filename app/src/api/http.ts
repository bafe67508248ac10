import type { $ZodType, output } from 'zod/v4/core';
import type { Route } from '../domain/contract/endpoint.ts';
import { ApiError, type Call, request, unexpectedAnswer } from './request.ts';

/**
 * The HTTP client: sends JSON and parses the response with a schema. The schema is loaded before the request is sent, so
 * that no order is placed whose response
 * can't be read.
 * @throws ApiError with the server's message, or 'HTTP {status}: {statusText}' when it gave none; with
 * 'Error: Unknown error occurred' when the response doesn't match the schema.
 */
export async function call<Schema extends $ZodType>(
  route: Route,
  schema: () => Promise<Schema>,
  given: Call = {},
): Promise<output<Schema>> {
  const [wanted, { safeParse }] = await Promise.all([schema(), import('./parse.ts')]).catch(() => {
    throw new ApiError(
      'The server could not be reached. Please check your connection and try again.',
      0,
      'unreachable',
    );
  });
  const { status, body } = await request(route, given);
  const answer = safeParse(wanted, body);
  if (answer.success) return answer.data;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}
