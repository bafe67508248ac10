import { existsSync } from 'node:fs';
import { unknownOrigin } from '../../../src/domain/origin.ts';
import { type Seller, sellerContact, sellerLine, unknownContact, unknownSeller } from '../../../src/domain/seller.ts';
import { unknownTerms } from '../../../src/domain/terms.ts';
import { html as markup } from '../html/html.ts';
import { contentSecurityPolicy, type PolicySources } from '../http/contentSecurityPolicy.ts';
import { withTagManager } from '../http/tagManager.ts';
import { earlierAsset } from './earlierAssets.ts';
import { Encoded } from './encoded.ts';
import { etagOf, readFiles, type SiteFile } from './files.ts';
import { type Visitor, withVisitor } from './visitor.ts';

/** Content of an answer. */
export interface Asset {
  type: string;
  etag: string;
  /** Whether its name contains a hash of its content, so that it can be cached forever. */
  hashed: boolean;
  content: Encoded;
  compressible: boolean;
}

/** A prerendered page with a cached variant for each kind of visitor. */
export class Page {
  readonly policy: string;
  readonly #html: string;
  readonly #variants = new Map<string, Asset>();
  readonly #makeUntagged: () => Page;
  #untagged: Page | undefined;

  constructor(html: string, sources: PolicySources, tagManagerId: string | null = null) {
    this.#html = withTagManager(html, tagManagerId);
    this.policy = contentSecurityPolicy(this.#html, sources);
    this.#makeUntagged = () => (tagManagerId === null ? this : new Page(html, sources));
  }

  /** The same page without tags, for a secret URL of it: few pages have one. */
  get untagged(): Page {
    this.#untagged ??= this.#makeUntagged();
    return this.#untagged;
  }

  /** The page as text, to insert something before it is sent. */
  text(visitor: Visitor): string {
    return withVisitor(this.#html, visitor);
  }

  for(visitor: Visitor): Asset {
    const key = JSON.stringify(visitor);
    const known = this.#variants.get(key);
    if (known) return known;
    const asset = documentOf(withVisitor(this.#html, visitor));
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

/** A page that serves many paths: `/booking/manage/[token]`, or `/user/[...]` for all paths below. */
class Pattern {
  readonly page: Page;
  readonly #parts: readonly string[];

  constructor(path: string, page: Page) {
    this.page = page;
    this.#parts = path.split('/');
  }

  /** The path in its canonical case, except for parameters; null when it doesn't match. */
  addressOf(path: string): string | null {
    const given = path.split('/');
    if (this.#parts.at(-1) === '[...]') return this.#below(given);
    if (given.length !== this.#parts.length) return null;
    const own = this.#parts.map((part, at) => (part.startsWith('[') ? (given[at] ?? '') : part));
    return own.every((part, at) => part !== '' || at === 0) && own.join('/').toLowerCase() === path.toLowerCase()
      ? own.join('/')
      : null;
  }

  #below(given: readonly string[]): string | null {
    const own = this.#parts.slice(0, -1);
    const rest = given.slice(own.length);
    const begins = own.join('/').toLowerCase() === given.slice(0, own.length).join('/').toLowerCase();
    // The path has no trailing slash.
    return begins && rest.some((part) => part !== '') ? [...own, ...rest].join('/') : null;
  }
}

export type Found =
  | { kind: 'page'; page: Page; status: 200 | 404 }
  | { kind: 'asset'; asset: Asset }
  | { kind: 'moved'; to: string }
  | { kind: 'nothing' };

/** The built site in memory. Of its own files it reads none on request, so no path can lead out of its folder. */
export interface Site {
  find: (path: string) => Found;
  /** An asset of another version of the site, for pages of it that are still open; read from the disk. */
  findEarlier: (path: string) => Promise<Asset | null>;
  /** Compresses all files with the best level, one after another; pages when they are first requested. */
  prepare: () => Promise<void>;
  /** Paths of all pages without parameters. */
  pages: readonly string[];
  /** Paths of all other files. */
  assets: readonly string[];
}

const notFoundPath = '/404';

/** What the build doesn't know. */
export interface FilledIn {
  /** The site's origin, for pages and lists that were built without it. */
  origin?: string;
  /** The company that pages name. */
  seller?: Seller | null;
  /** The version of the terms in force, and since when in words. */
  termsInForce?: { version: string; since: string };
  /** The container that pages load once the visitor has consented. */
  tagManagerId?: string | null;
  /** A folder of pages and other files in place of those that were built. */
  rendered?: string | null;
  /** Where the assets of other versions are kept. */
  dataDir?: string | null;
}

/** Reads the built site; without the folder, an empty site. */
export function openSite(
  folder: string,
  sources: PolicySources,
  {
    origin = unknownOrigin,
    seller = null,
    termsInForce = unknownTerms,
    tagManagerId = null,
    rendered = null,
    dataDir = null,
  }: FilledIn = {},
): Site {
  const line = seller ? markup`${sellerLine(seller)}`.text : unknownSeller;
  const contact = seller ? markup`${sellerContact(seller)}`.text : unknownContact;
  const fill = (text: string) =>
    text
      .replaceAll(unknownOrigin, origin)
      .replaceAll(unknownSeller, () => line)
      .replaceAll(unknownContact, () => contact)
      .replaceAll(unknownTerms.version, termsInForce.version)
      .replaceAll(unknownTerms.since, termsInForce.since);
  const own = rendered === null ? [] : readFiles(rendered);
  const replaced = new Set(own.map(({ path }) => path));
  const built = existsSync(folder) ? readFiles(folder).filter(({ path }) => !replaced.has(path)) : [];
  const files = [...built, ...own].map((file) => filled(file, fill));
  const pages = new Map<string, Page>();
  const patterns: Pattern[] = [];
  const assets = new Map<string, Asset>();
  const moved = new Map<string, string>();
  for (const file of files) {
    if (file.path === '/redirects.json') {
      for (const { from, to } of redirectsIn(file)) moved.set(from, to);
    } else if (file.path.endsWith('.html')) {
      const path = pagePath(file.path);
      const html = file.content.toString();
      if (path.includes('[')) {
        patterns.push(new Pattern(path, new Page(html, sources, tagManagerId)));
      } else {
        pages.set(path, new Page(html, sources, tagManagerId));
        moved.set(file.path, path);
      }
    } else {
      assets.set(file.path, assetOf(file));
    }
  }
  const notFound = pages.get(notFoundPath);
  pages.delete(notFoundPath);
  const canonicalPaths = new Map([...moved, ...[...pages.keys()].map((path) => [path, path] as const)].map(lowerCase));

  function find(path: string): Found {
    const page = pages.get(path);
    if (page) return { kind: 'page', page, status: 200 };
    const asset = assets.get(path);
    if (asset) return { kind: 'asset', asset };
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const to = moved.get(bare) ?? canonicalPaths.get(bare.toLowerCase());
    if (to !== undefined && to !== path) return { kind: 'moved', to };
    for (const pattern of patterns) {
      const own = pattern.addressOf(bare);
      if (own !== null)
        return own === path ? { kind: 'page', page: pattern.page, status: 200 } : { kind: 'moved', to: own };
    }
    return notFound ? { kind: 'page', page: notFound, status: 404 } : { kind: 'nothing' };
  }

  async function prepare() {
    for (const { compressible, content } of assets.values()) if (compressible) await content.prepare();
  }

  async function findEarlier(path: string) {
    const file = dataDir === null ? null : await earlierAsset(dataDir, path);
    return file && assetOf(file);
  }

  return { find, findEarlier, prepare, pages: [...pages.keys()], assets: [...assets.keys()] };
}

/** Fills into a text file what the build didn't know. */
function filled(file: SiteFile, fill: (text: string) => string): SiteFile {
  if (!/\.(html|xml|txt)$/.test(file.path)) return file;
  const before = file.content.toString();
  const text = fill(before);
  if (text === before) return file;
  const content = Buffer.from(text);
  return { ...file, content, etag: etagOf(content) };
}

const lowerCase = ([from, to]: readonly [string, string]) => [from.toLowerCase(), to] as const;

/** `/about-us/index.html` and `/about-us.html` are both the page `/about-us`. */
function pagePath(file: string): string {
  return file.replace(/(\/index)?\.html$/, '') || '/';
}

export function assetOf({ path, type, etag, content, brotli, compressible }: SiteFile): Asset {
  return { type, etag, hashed: path.startsWith('/assets/'), content: new Encoded(content, brotli), compressible };
}

function redirectsIn(file: SiteFile): { from: string; to: string }[] {
  const list: unknown = JSON.parse(file.content.toString());
  const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);
  const good = (item: unknown): item is { from: string; to: string } =>
    typeof item === 'object' && item !== null && 'from' in item && 'to' in item && isPath(item.from) && isPath(item.to);
  if (!Array.isArray(list) || !list.every(good)) {
    throw new Error('redirects.json of the built site must be a list of { "from": "/…", "to": "/…" }.');
  }
  return list;
}
