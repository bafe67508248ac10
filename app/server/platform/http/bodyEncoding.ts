import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

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
