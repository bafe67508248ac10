import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorAnswer } from '../../src/domain/contract/error.ts';
import { DatabaseFailure } from '../db/failure.ts';
import { HttpError } from './httpError.ts';
import { invalidBody } from './invalidBody.ts';

/** What the framework finds wrong before a handler is reached, in our words. */
const ofFramework: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-json', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid-json', 'The request is empty; JSON was expected.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid-length', 'The request is not as long as it says it is.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'That is more text than we can take. Please shorten what you wrote.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported-type',
    'The request must be JSON (content-type: application/json).',
  ],
  FST_ERR_BAD_URL: [400, 'bad-address', 'The address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: [
    414,
    'address-too-long',
    'The address is too long. Please take the whole link as we sent it.',
  ],
};

const databaseAway = new HttpError(
  503,
  'database-unavailable',
  'We cannot reach our records just now. Please try again in a moment.',
);
const ours = new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
const theirs = (status: number) => new HttpError(status, 'bad-request', 'The request could not be understood.');

/** Everything thrown becomes `{message, code, requestId}`; only our own faults are written to the log, without data. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = asHttpError(error, request);
  if (answer.status >= 500) request.log.error({ err: error }, answer.code);
  return sendError(request, reply, answer);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, { status, code, message }: HttpError) {
  const answer: ErrorAnswer = { message, code, requestId: request.id };
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** What a visitor may hear of an error. */
export function asHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseFailure) return databaseAway;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidBody(error.validation, error.validationContext === 'querystring' ? request.query : request.body);
  }
  const known = ofFramework[error.code];
  if (known) return new HttpError(...known);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? theirs(status) : ours;
}
