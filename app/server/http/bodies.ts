import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

/**
 * Refuses bodies that are not what their bytes say: compressed ones, which may unfold to any size, and letters written in
 * another way than UTF-8, which would be read as other letters.
 */
export function refuseDisguises(app: FastifyInstance): void {
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
