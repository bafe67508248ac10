import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
 * A file's content in every encoding. Best compression is slow, so a request before `prepare` is done gets a fast
 * compression.
 */
export class Encoded {
  readonly plain: Buffer;
  readonly #ready = new Map<Encoding, Buffer>();

  /** @param brotli the content, already compressed by the build */
  constructor(plain: Buffer, brotli?: Buffer) {
    this.plain = plain;
    if (brotli) this.#ready.set('br', brotli);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    return this.#ready.get(encoding) ?? (await compress(this.plain, encoding, 'fast'));
  }

  /** Compresses with the best level, once. */
  async prepare(): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const) {
      if (!this.#ready.has(encoding)) this.#ready.set(encoding, await compress(this.plain, encoding, 'best'));
    }
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
