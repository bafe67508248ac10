import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

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
