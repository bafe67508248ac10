import type { Contents } from './renderer.ts';

/** A path that serves many addresses: `/booking/manage/:token`, or `/user/*` for all below. */
class Pattern {
  readonly path: string;
  readonly #parts: readonly string[];

  constructor(path: string) {
    this.path = path;
    this.#parts = path.split('/');
  }

  /** The address in its canonical case, except for parameters; null when it doesn't match. */
  addressOf(path: string): string | null {
    const given = path.split('/');
    if (this.#parts.at(-1) === '*') return this.#below(given);
    if (given.length !== this.#parts.length) return null;
    const own = this.#parts.map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part));
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

/** Where an address leads: to a page or file, by its path in the contents, or to another address. */
export type Place = { kind: 'page' | 'file'; path: string } | { kind: 'moved'; to: string } | { kind: 'nothing' };

/** Finds what the addresses of a site lead to. Case-sensitive: another case is redirected, because some old URLs differ only by case. */
export function addressesOf({ pages, files, redirects }: Contents): (path: string) => Place {
  const patterns = pages.filter((path) => /[:*]/.test(path) && path !== notFoundPath).map((path) => new Pattern(path));
  const single = new Set(pages.filter((path) => !/[:*]/.test(path)));
  const other = new Set(files);
  const moved = new Map(Object.entries(redirects));
  const canonical = new Map([...moved, ...[...single].map((path) => [path, path] as const)].map(lowerCase));
  return (path) => {
    if (single.has(path)) return { kind: 'page', path };
    if (other.has(path)) return { kind: 'file', path };
    const bare = path.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
    const to = moved.get(bare) ?? canonical.get(bare.toLowerCase());
    if (to !== undefined && to !== path) return { kind: 'moved', to };
    for (const pattern of patterns) {
      const own = pattern.addressOf(bare);
      if (own !== null) return own === path ? { kind: 'page', path: pattern.path } : { kind: 'moved', to: own };
    }
    return { kind: 'nothing' };
  };
}

/** The page for everything that is not found. */
export const notFoundPath = '*';

const lowerCase = ([from, to]: readonly [string, string]) => [from.toLowerCase(), to] as const;
