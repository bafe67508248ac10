import type { $ZodType, output } from 'zod/v4/core';
import { ApiError, type Call, request, unexpectedAnswer } from './request.ts';

/**
 * The site's one HTTP client: sends JSON, answers what the schema makes of the body. A schema and what reads by it are
 * fetched when the first call needs them, and always before anything is sent: no order is placed whose answer nobody
 * could read.
 * @throws ApiError with the server's message, or 'HTTP {status}: {statusText}' when it gave none; with
 * 'Error: Unknown error occurred' when a good answer is not what the schema says.
 */
export async function call<Schema extends $ZodType>(
  path: string,
  schema: () => Promise<Schema>,
  options: Call = {},
): Promise<output<Schema>> {
  const [wanted, { safeParse }] = await Promise.all([schema(), import('./parse.ts')]).catch(() => {
    throw new ApiError(
      'The server could not be reached. Please check your connection and try again.',
      0,
      'unreachable',
    );
  });
  const { status, body } = await request(path, options);
  const answer = safeParse(wanted, body);
  if (answer.success) return answer.data;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}
