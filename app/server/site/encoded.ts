import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What a visitor's browser prefers of what we have. Reads the header in time that grows with its length alone. */
export function preferred(acceptEncoding: string | undefined): Encoding {
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
 * One content in the encodings of the web. Compressing hard takes long, so a request that comes before
 * `prepare` is done gets a quick compression of its own.
 */
export class Encoded {
  readonly plain: Buffer;
  readonly #ready = new Map<Encoding, Buffer>();

  /** @param brotli the content compressed as hard as it goes, where that was done before */
  constructor(plain: Buffer, brotli?: Buffer) {
    this.plain = plain;
    if (brotli) this.#ready.set('br', brotli);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    return this.#ready.get(encoding) ?? (await compress(this.plain, encoding, 'quickly'));
  }

  /** Compresses as hard as it goes, once. */
  async prepare(): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const) {
      if (!this.#ready.has(encoding)) this.#ready.set(encoding, await compress(this.plain, encoding, 'hard'));
    }
  }
}

function compress(content: Buffer, encoding: 'br' | 'gzip', how: 'quickly' | 'hard'): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(content, { level: how === 'hard' ? 9 : 5 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: how === 'hard' ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
