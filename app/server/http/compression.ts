import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Registers compression, for routes that ask for it by `compress`. Files are compressed by the build, and requests stay as sent. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false });
}

/** For long answers that are public. Safe from BREACH: they contain no secret that the length of a response could reveal. */
export const publicAnswer = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  // The usual 11 is for files that are compressed once.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
