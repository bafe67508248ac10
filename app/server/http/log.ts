import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings.ts';

interface ErrorWords {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What may be said of an error: never the values that a database or a card provider puts beside it. */
function errorWithoutData(error: Error & { code?: unknown }): ErrorWords {
  const cause = error.cause instanceof Error ? { cause: errorWithoutData(error.cause) } : {};
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '', ...cause };
}

export function logOptions({ logLevel }: Settings): NonNullable<FastifyHttpOptions<Server>['logger']> {
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorWithoutData },
  };
}

/** One line for each answer: the pattern of the route, not the address, which may hold a name or a token. */
export class AnswerLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    reply.log.info({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  }
}
