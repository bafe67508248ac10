import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called so often that its requests are logged at level `debug`. */
    logAtDebug?: true;
  }
}

/** Receives log lines. */
export interface LogTarget {
  write: (line: string) => void;
}

interface LoggedError {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Error serializer. Leaves out other properties: databases and the card provider put personal data there. */
function errorWithoutData(error: Error & { code?: unknown }): LoggedError {
  const cause = error.cause instanceof Error ? { cause: errorWithoutData(error.cause) } : {};
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '', ...cause };
}

/** @param to receives the lines; standard output by default */
export function logOptions({ logLevel }: Settings, to?: LogTarget): NonNullable<FastifyHttpOptions<Server>['logger']> {
  return {
    level: logLevel,
    ...(to ? { stream: to } : {}),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorWithoutData },
  };
}

/** One line for each request, with the route pattern instead of the URL, which may hold a name or a token. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const level = request.routeOptions.config.logAtDebug ? 'debug' : 'info';
    reply.log[level]({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  }
}
