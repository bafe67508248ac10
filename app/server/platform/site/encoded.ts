import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that the browser accepts. Takes linear time. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, Number(quality ?? 1)] as const;
    }),
  );
  const taken = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0;
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : 'identity';
}

/**
 * Content in every encoding, each compressed once. Best compression is slow, so until `prepare` is done, requests get a fast
 * one; from then on only what is compressed is kept.
 */
export class Encoded {
  #plain: Buffer | null;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #fast = new Map<Encoding, Promise<Buffer>>();
  #prepared: Promise<void> | undefined;

  /** @param brotli the content, already compressed by the build */
  constructor(plain: Buffer, brotli?: Buffer) {
    this.#plain = plain;
    if (brotli) this.#ready.set('br', brotli);
  }

  get plain(): Buffer {
    return this.#plain ?? brotliDecompressSync(this.#ready.get('br') ?? Buffer.alloc(0));
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const fast = this.#fast.get(encoding) ?? compress(this.plain, encoding, 'fast');
    this.#fast.set(encoding, fast);
    return fast;
  }

  /** Compresses with the best level, once. */
  prepare(): Promise<void> {
    this.#prepared ??= this.#compress();
    return this.#prepared;
  }

  async #compress(): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const) {
      if (!this.#ready.has(encoding)) this.#ready.set(encoding, await compress(this.plain, encoding, 'best'));
      this.#fast.delete(encoding);
    }
    this.#plain = null;
  }
}

function compress(content: Buffer, encoding: 'br' | 'gzip', level: 'fast' | 'best'): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(content, { level: level === 'best' ? 9 : 5 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level === 'best' ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export function varyByEncoding(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
}

/**
 * Sends content compressed as the browser accepts it. Safe from BREACH only where the content has no secret that the length
 * of an answer could reveal.
 */
export async function sendEncoded({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, content: Encoded) {
  varyByEncoding(reply);
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await content.in(encoding));
}
