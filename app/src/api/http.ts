import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { ApiError, type Call, request } from './request.ts';

export { ApiError, somethingWrong } from './request.ts';

/**
 * The site's one HTTP client: sends JSON, answers what the schema makes of the body.
 * @throws ApiError with the server's message, or 'HTTP {status}: {statusText}' when it gave none; with
 * 'Error: Unknown error occurred' when a good answer is not what the schema says.
 */
export async function call<Schema extends $ZodType>(
  path: string,
  schema: Schema,
  options: Call = {},
): Promise<output<Schema>> {
  const { status, body } = await request(path, options);
  const answer = safeParse(schema, body);
  if (answer.success) return answer.data;
  throw new ApiError('Error: Unknown error occurred', status, 'unexpected-answer');
}
