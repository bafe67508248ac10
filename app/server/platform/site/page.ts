import { contentSecurityPolicy, type PolicySources } from '../http/contentSecurityPolicy.ts';
import { tagManagerTag } from '../http/tagManager.ts';
import { Encoded } from './encoded.ts';
import { etagOf, type SiteFile } from './files.ts';
import { rootAttributes, type Visitor } from './visitor.ts';

/** Content of an answer. */
export interface Asset {
  type: string;
  etag: string;
  /** Whether its name contains a hash of its content, so that it can be cached forever. */
  hashed: boolean;
  content: Encoded;
  compressible: boolean;
}

/** A rendered page with a cached variant for each kind of visitor. */
export class Page {
  readonly policy: string;
  /** As bytes, which take half of what a text does. */
  readonly #rest: Buffer;
  readonly #tag: string;
  readonly #variants = new Map<string, Asset>();
  readonly #makeUntagged: () => Page;
  #untagged: Page | undefined;

  /** @param rest its document after the `<head>` tag */
  constructor(rest: string, sources: PolicySources, tagManagerId: string | null = null) {
    this.#rest = Buffer.from(rest);
    this.#tag = tagManagerId === null ? '' : tagManagerTag(tagManagerId);
    this.policy = contentSecurityPolicy(this.#tag + rest, sources);
    this.#makeUntagged = () => (tagManagerId === null ? this : new Page(rest, sources));
  }

  /** The same page without tags, for a secret URL of it: few pages have one. */
  get untagged(): Page {
    this.#untagged ??= this.#makeUntagged();
    return this.#untagged;
  }

  /** The page as text, to insert something before it is sent. */
  text(visitor: Visitor): string {
    return `<!doctype html>\n<html lang="en-IE"${rootAttributes(visitor)}><head>${this.#tag}${this.#rest}</html>`;
  }

  for(visitor: Visitor): Asset {
    const key = JSON.stringify(visitor);
    const known = this.#variants.get(key);
    if (known) return known;
    const asset = documentOf(this.text(visitor));
    this.#variants.set(key, asset);
    void asset.content.prepare();
    return asset;
  }
}

/** A page as an asset. */
export function documentOf(html: string): Asset {
  const plain = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(plain),
    hashed: false,
    content: new Encoded(plain),
    compressible: true,
  };
}

export function assetOf({ path, type, etag, content, brotli, compressible }: SiteFile): Asset {
  return { type, etag, hashed: path.startsWith('/assets/'), content: new Encoded(content, brotli), compressible };
}
