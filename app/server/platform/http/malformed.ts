import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { ErrorAnswer } from '../../../src/domain/contract/error.ts';
import type { Settings } from '../settings/settings.ts';
import { headersOfData } from './headers.ts';
import { HttpError } from './httpError.ts';

const known: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'too-slow', 'The request took too long to arrive. Please try again.'),
  HPE_HEADER_OVERFLOW: new HttpError(431, 'headers-too-large', 'The headers of the request are too long.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpError(413, 'too-large', 'The chunk extensions of the request are too long.'),
};
const malformedRequest = new HttpError(400, 'malformed', 'The request is not valid HTTP.');
const unsupportedExpectation = new HttpError(417, 'unexpected', 'The Expect header of the request is not supported.');

/** Answers bytes that aren't a valid request like every other error, and closes the connection. */
export function handleClientError(settings: Settings): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = raw(known[error.code] ?? malformedRequest, settings);
    // The answer to a HEAD request has no body, even where the rest of the request can't be parsed.
    const packet: unknown = error.rawPacket;
    const headOnly = Buffer.isBuffer(packet) && packet.toString('latin1', 0, 5) === 'HEAD ';
    if (socket.writable) socket.write(headOnly ? answer.slice(0, answer.indexOf('\r\n\r\n') + 4) : answer);
    socket.destroySoon();
  };
}

/**
 * Rejects requests without a Host header, which Node would drop without an answer, and with two, of which it takes the first.
 * Load balancers may ask for health by HTTP/1.0, which has no Host header.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const names = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (names.length === 0 && raw.httpVersion === '1.0' && routeOptions.config?.isHealthCheck) return;
    if (names.length !== 1) throw malformedRequest;
  });
}

/** Answers 417 to an unknown Expect header. */
export function rejectExpectations(app: FastifyInstance, settings: Settings): void {
  app.server.on('checkExpectation', (_request, { socket }) => {
    socket?.write(raw(unsupportedExpectation, settings));
    socket?.destroySoon();
  });
}

function raw({ status, code, message }: HttpError, settings: Settings): string {
  const requestId = randomUUID();
  const answer: ErrorAnswer = { message, code, requestId };
  const body = JSON.stringify(answer);
  const headers = {
    ...headersOfData(settings),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/**
 * Refuses half a character (a lone UTF-16 surrogate), which JSON can hold but UTF-8 can't: the card provider answers 500, and
 * databases store another character. Nothing else of a request can hold one.
 */
export function rejectBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    const broken = isRecord(body) && Object.entries(body).find(isBroken);
    if (!broken) return;
    throw new HttpError(
      400,
      'broken-text',
      `The field "${broken[0].toWellFormed()}" holds half a character, perhaps of an emoji. Please remove it and try again.`,
    );
  });
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);

/** Whether a text, name or value within is broken. Not recursive: a body may be nested 30,000 deep. */
function isBroken(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return true;
    if (isRecord(next)) for (const [name, within] of Object.entries(next)) left.push(name, within);
  }
  return false;
}

/** Rejects compressed bodies, which may unpack to any size, and charsets other than UTF-8, which would be misread. */
export function rejectEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (coding !== 'identity') {
      throw new HttpError(415, 'unsupported-encoding', 'The request must not be compressed.');
    }
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^(utf-?8|us-ascii)$/i.test(charset)) {
      throw new HttpError(415, 'unsupported-charset', 'The request must be written in UTF-8.');
    }
  });
}
