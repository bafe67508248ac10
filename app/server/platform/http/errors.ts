import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorAnswer } from '../../../src/domain/contract/error.ts';
import { DatabaseError } from '../db/databaseError.ts';
import { HttpError } from './httpError.ts';
import { invalidInput } from './invalidInput.ts';

/** Errors of the framework before a handler is reached, in our words. */
const frameworkErrors: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-json', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid-json', 'The request is empty; JSON was expected.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'invalid-length',
    'The length of the request body doesn’t match its Content-Length header.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'Your text is too long. Please shorten it and send it again.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported-type',
    'The request must be JSON (content-type: application/json).',
  ],
  FST_ERR_BAD_URL: [400, 'bad-address', 'This address isn’t valid. Please check the link.'],
  FST_ERR_MAX_PARAM_LENGTH: [
    414,
    'address-too-long',
    'This address is too long. Please open the link exactly as we sent it.',
  ],
};

const databaseUnavailable = new HttpError(
  503,
  'database-unavailable',
  'We can’t reach our database right now. Please try again in a moment.',
);
const internalError = new HttpError(
  500,
  'internal',
  'Something went wrong on our side. Please try again. If it happens again, write to us.',
);
const badRequest = (status: number) => new HttpError(status, 'bad-request', 'The request isn’t valid.');

/** Answers every error as `{message, code, requestId}`. Only 5xx errors are logged, without personal data. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendErrorAnswer);
}

export function sendErrorAnswer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = asHttpError(error, request);
  if (answer.status >= 500) request.log.error({ err: error }, answer.code);
  return sendError(request, reply, answer);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: HttpError) {
  const { status, code, message, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const answer: ErrorAnswer = { message, code, requestId: request.id };
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** The error as a visitor may see it. */
export function asHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseError) return databaseUnavailable;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { body, query: querystring, params, headers } = request;
    return invalidInput(error.validation, { body, querystring, params, headers }[error.validationContext ?? 'body']);
  }
  const known = frameworkErrors[error.code];
  if (known) return new HttpError(...known);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? badRequest(status) : internalError;
}
