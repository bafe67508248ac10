import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called so often that its answers are written down at the level `debug` only. */
    quiet?: true;
  }
}

/** Something that takes the lines of the log. */
export interface LogTarget {
  write: (line: string) => void;
}

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

/** @param to takes the lines; standard output without it */
export function logOptions({ logLevel }: Settings, to?: LogTarget): NonNullable<FastifyHttpOptions<Server>['logger']> {
  return {
    level: logLevel,
    ...(to ? { stream: to } : {}),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorWithoutData },
  };
}

/** One line for each answer: the pattern of the route, not the address, which may hold a name or a token. */
export class AnswerLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const level = request.routeOptions.config.quiet ? 'debug' : 'info';
    reply.log[level]({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  }
}
