import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { forScripts, installationId } from '../content/installation.ts';
import { catalogueElementId } from '../domain/catalogue/given.ts';
import type { RenderedSite } from '../domain/publicSite.ts';
import type { Route } from '../routes';
import { fontScript, restoreScript } from './headScripts.ts';

/**
 * CSS of a cross-fade between pages, unless reduced motion is preferred. Every page has it: one without it makes the browser
 * report the aborted transition as an uncaught error.
 */
const crossFade = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** What Vite's builds say about their files: the client's about the scripts, this one about all styles. */
export interface Build {
  scripts: Manifest;
  styles: Manifest;
  /** A style sheet of either build. */
  sheet: (file: string) => Promise<string>;
  font: string;
}

/** @param folders of the client build and of this one */
export async function openBuild(...folders: readonly [client: string, own: string]): Promise<Build> {
  const [scripts, styles] = await Promise.all(
    folders.map(async (folder) => JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest),
  );
  const [ofClient, own] = await Promise.all(folders.map((folder) => readdir(join(folder, 'assets'))));
  const font = own?.find((file) => /^instrumentSans.*\.woff2$/.test(file));
  if (!font || !scripts || !styles) throw new Error('The build contains no font or no manifests.');
  const known = new Map<string, Promise<string>>();
  const sheet = (file: string) => {
    const folder = ofClient?.includes(file.replace('assets/', '')) ? folders[0] : folders[1];
    const text = known.get(file) ?? readFile(join(folder, file), 'utf8');
    known.set(file, text);
    return text;
  };
  return { scripts, styles, sheet, font };
}

/** A chunk, after all chunks that it imports: style sheets keep that order. */
function chunksOf(manifest: Manifest, name: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(name)) return known;
  const imports = manifest[name]?.imports ?? [];
  const before = imports.reduce((list, imported) => chunksOf(manifest, imported, list), known);
  return before.includes(name) ? before : [...before, name];
}

const chunks = (manifest: Manifest, ...names: string[]) =>
  names.reduce((list, name) => chunksOf(manifest, name, list), [] as readonly string[]);

/** The chunks of what a page renders. @throws if the build contains none for a file, which would be shown without styles */
export function renderedChunks(manifest: Manifest, ...files: string[]): readonly string[] {
  const missing = files.find((file) => !manifest[file]);
  if (missing) throw new Error(`The build contains no chunk of its own for ${missing}.`);
  return chunks(manifest, ...files);
}

const sheetsOf = (manifest: Manifest, names: readonly string[]) => [
  ...new Set(names.flatMap((name) => manifest[name]?.css ?? [])),
];

/** Data for the scripts of a page. */
const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The sources of the islands in a page. */
const islandsIn = (html: string) =>
  [...html.matchAll(/ data-island="([^"]+)"/g)].map(
    ([, name = '']) => `src/islands/${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.tsx`,
  );

/** Whether a script loads, sooner or later, code that reads the catalogue of the page. The script of every page doesn't. */
function reachesCatalogue(manifest: Manifest, name: string, known = new Set(['src/document.ts'])): boolean {
  const chunk = manifest[name];
  if (!chunk || known.has(name)) return false;
  known.add(name);
  const loaded = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
  return chunk.name === 'catalogue' || loaded.some((imported) => reachesCatalogue(manifest, imported, known));
}

/** The head of a page, with inline styles, so that the first paint needs no further request. */
export async function headOf(
  route: Route,
  html: string,
  { scripts, styles, sheet, font }: Build,
): Promise<{ css: string; markup: string }> {
  const script = 'src/document.ts';
  const cssOf = async (files: readonly string[]) => (await Promise.all(files.map(sheet))).join('').trim();
  const fontLink = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
  if (route.kind === 'answer') {
    const css = await cssOf(sheetsOf(styles, renderedChunks(styles, route.file)));
    return { css, markup: `${fontLink}<style>${crossFade}${css}</style>` };
  }
  const tool = route.kind === 'document' ? undefined : `src/entries/${route.kind}.tsx`;
  // Pages of a tool that are loaded lazily have their own chunk.
  const loaded = chunks(scripts, script, ...(tool ? [tool, route.file] : []));
  const rendered = renderedChunks(
    styles,
    'src/shell/tool/Surroundings.tsx',
    ...(tool ? ['src/shell/tool/FallbackScreen.tsx'] : []),
    ...(route.frame === 'site' ? ['src/shell/frame/Frame.tsx'] : []),
    ...(tool ? [] : [route.file, ...(await route.parts())]),
  );
  // Including the styles of a tool's later steps: Vite's loader expects them in the page.
  const files = [...sheetsOf(styles, rendered), ...(tool ? sheetsOf(scripts, loaded) : [])];
  const css = await cssOf(files);
  const islands = islandsIn(html);
  const entries = [script, ...(tool ? [tool] : [])].map((source) => scripts[source]?.file ?? '');
  const ownScripts = [...(tool ? [tool, route.file] : []), ...islands];
  const sells = ownScripts.some((source) => reachesCatalogue(scripts, source));
  const imported = new Set(loaded.flatMap((name) => scripts[name]?.file ?? []));
  const elements = [
    dataElement(installationId, forScripts(__SITE__ as RenderedSite)),
    restoreScript(route.path),
    fontLink,
    `<style>${crossFade}${css}</style>`,
    // After the styles, which name the font.
    fontScript,
    // Tells Vite's loader that these styles are already in the page.
    ...sheetsOf(scripts, [...loaded, ...chunks(scripts, ...islands)]).map(
      (file) => `<link rel="stylesheet" href="/${file}" disabled>`,
    ),
    `<script type="module" crossorigin src="/${entries[0]}"></script>`,
    // Started by the script of every page.
    ...entries.slice(1).map((file) => `<link rel="modulepreload" crossorigin data-tool href="/${file}">`),
    // After the font, which the first paint needs.
    ...[...imported]
      .filter((file) => !entries.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ...(sells ? [dataElement(catalogueElementId, __CATALOGUE__)] : []),
  ];
  return { css, markup: elements.join('') };
}
