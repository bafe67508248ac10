import { existsSync } from 'node:fs';
import type { PolicySources } from '../http/contentSecurityPolicy.ts';
import { addressesOf, notFoundPath } from './addresses.ts';
import { earlierAsset } from './earlierAssets.ts';
import { readFiles, siteFile } from './files.ts';
import { type Asset, assetOf, Page } from './page.ts';
import type { Renderer } from './renderer.ts';
import { anonymous } from './visitor.ts';

export type Found =
  | { kind: 'page'; page: Page; status: 200 | 404 }
  | { kind: 'asset'; asset: Asset }
  | { kind: 'moved'; to: string }
  | { kind: 'nothing' };

/** The site in memory. Of its own files it reads none on request, so no path can lead out of its folder. */
export interface Site {
  find: (path: string) => Promise<Found>;
  /** The same with another renderer, whose pages are kept until another version is previewed. */
  preview: (version: string, open: () => Renderer) => Promise<Site['find']>;
  /** An asset of another version of the site, for pages of it that are still open; read from the disk. */
  findEarlier: (path: string) => Promise<Asset | null>;
  /**
   * A page with what the server answers one request, for visitors without scripts; without tags. Null without built pages.
   * @param formTargets further origins for the CSP's `form-action`
   */
  answer: (page: string, answer: unknown, formTargets?: readonly string[]) => Promise<Page | null>;
  /** What pages say by the files of the site. */
  texts: Renderer['texts'];
  /** Paths of all built files. */
  assets: readonly string[];
  /** Compresses all files with the best level, and renders all pages, one after another. */
  prepare: () => Promise<void>;
  /**
   * Renders everything anew, with a renderer that knows what has changed. Until it is loaded, visitors get the pages as they
   * were; from then on each page as it is now, at first request or once `prepare` has come to it.
   */
  publish: (renderer: Renderer) => Promise<void>;
  close: () => Promise<void>;
}

export interface SiteOptions {
  /** The container that pages load once the visitor has consented. */
  tagManagerId?: string | null;
  /** Where the assets of other versions are kept. */
  dataDir?: string | null;
}

/** The pages and files of one renderer. Each is rendered once. */
async function openEdition(renderer: Renderer, sources: PolicySources, tagManagerId: string | null) {
  const contents = await renderer.contents();
  const pages = new Map<string, Promise<Page>>();
  const files = new Map<string, Promise<Asset>>();
  const once = <Value>(known: Map<string, Promise<Value>>, path: string, make: () => Promise<Value>) => {
    const value = known.get(path) ?? make();
    known.set(path, value);
    // What failed is tried again at the next request.
    value.catch(() => known.delete(path));
    return value;
  };
  return {
    pages: contents.pages,
    placeOf: addressesOf(contents),
    page: (path: string) => once(pages, path, async () => new Page(await renderer.page(path), sources, tagManagerId)),
    answer: async (path: string, answer: unknown, formTargets: readonly string[]) =>
      new Page(await renderer.page(path, answer), { ...sources, formTargets }),
    file: (path: string) =>
      once(files, path, async () => assetOf(siteFile(path, Buffer.from(await renderer.file(path))))),
  };
}

/** Opens the built site. @param renderer of its pages; null for a site without any */
export function openSite(
  folder: string,
  renderer: Renderer | null,
  sources: PolicySources,
  { tagManagerId = null, dataDir = null }: SiteOptions = {},
): Site {
  const built = existsSync(folder) ? readFiles(folder) : [];
  const assets = new Map(built.map((file) => [file.path, assetOf(file)]));
  const open = (renderer: Renderer) => openEdition(renderer, sources, tagManagerId);
  let current = renderer && { renderer, edition: open(renderer) };
  // A request that needs it gets the error.
  current?.edition.catch(() => {});

  type Edition = Awaited<ReturnType<typeof open>>;
  async function findIn(edition: Promise<Edition> | undefined, path: string): Promise<Found> {
    const asset = assets.get(path);
    if (asset) return { kind: 'asset', asset };
    if (!edition) return { kind: 'nothing' };
    const { pages, placeOf, page, file } = await edition;
    const place = placeOf(path);
    switch (place.kind) {
      case 'page':
        return { kind: 'page', page: await page(place.path), status: 200 };
      case 'file':
        return { kind: 'asset', asset: await file(place.path) };
      case 'moved':
        return place;
      case 'nothing':
        return pages.includes(notFoundPath) ? { kind: 'page', page: await page(notFoundPath), status: 404 } : place;
    }
  }

  const find = (path: string) => findIn(current?.edition, path);

  let previewed: { version: string; renderer: Renderer; edition: Promise<Edition> } | undefined;
  async function preview(version: string, openRenderer: () => Renderer) {
    if (previewed?.version !== version) {
      const before = previewed;
      const renderer = openRenderer();
      const edition = open(renderer);
      // What failed is tried again.
      edition.catch(() => {
        previewed = undefined;
      });
      previewed = { version, renderer, edition };
      await before?.renderer.close();
    }
    const { edition } = previewed;
    return (path: string) => findIn(edition, path);
  }

  async function answer(path: string, answer: unknown, formTargets: readonly string[] = []) {
    const edition = await current?.edition;
    return edition ? edition.answer(path, answer, formTargets) : null;
  }

  async function prepare() {
    for (const { compressible, content } of assets.values()) if (compressible) await content.prepare();
    const warmed = current;
    const edition = await warmed?.edition;
    for (const path of edition?.pages ?? []) {
      if (current !== warmed) return;
      await (await edition?.page(path))?.for(anonymous).content.prepare();
    }
  }

  async function publish(next: Renderer) {
    const before = current;
    const edition = open(next);
    await edition;
    current = { renderer: next, edition };
    await before?.renderer.close();
  }

  async function findEarlier(path: string) {
    const file = dataDir === null ? null : await earlierAsset(dataDir, path);
    return file && assetOf(file);
  }

  const close = async () => {
    const last = current;
    // Ends `prepare`.
    current = null;
    await Promise.all([last?.renderer.close(), previewed?.renderer.close()]);
  };
  const texts = async () => (current ? current.renderer.texts() : []);
  return { find, preview, answer, findEarlier, texts, assets: [...assets.keys()], prepare, publish, close };
}
