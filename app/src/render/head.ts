import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { forScripts, installationId } from '../content/installation.ts';
import { crossFade } from '../domain/crossFade.ts';
import type { RenderedSite } from '../domain/publicSite.ts';
import type { Route } from '../routes';
import { fontScript } from './fontScript.ts';
import { restoreScript } from './restoreScript.ts';

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

const sheetsOf = (manifest: Manifest, names: readonly string[]) => [
  ...new Set(names.flatMap((name) => manifest[name]?.css ?? [])),
];

/** The island of every footer, and those of a document. */
const footerIsland = 'src/islands/newsletter.tsx';
const islandFiles = [footerIsland, 'src/islands/quoteCalculator.tsx'];

/** The head of a page, with inline styles, so that the first paint needs no further request. */
export async function headOf(
  route: Route,
  { scripts, styles, sheet, font }: Build,
): Promise<{ css: string; markup: string }> {
  const script = 'src/document.ts';
  const tool = route.kind === 'document' ? undefined : `src/entries/${route.kind}.tsx`;
  // Pages of a tool that are loaded lazily have their own chunk.
  const loaded = chunks(scripts, script, ...(tool ? [tool, route.file] : []));
  const rendered = chunks(
    styles,
    'src/shell/tool/Surroundings.tsx',
    ...(tool ? ['src/shell/tool/FallbackScreen.tsx'] : []),
    ...(route.frame === 'site' ? ['src/shell/frame/Frame.tsx'] : []),
    ...(tool ? [] : [route.file, ...(await route.parts())]),
  );
  // Including the styles of a tool's later steps: Vite's loader expects them in the page.
  const files = [...sheetsOf(styles, rendered), ...(tool ? sheetsOf(scripts, loaded) : [])];
  const css = (await Promise.all(files.map(sheet))).join('').trim();
  const onPage = route.frame === 'none' ? [] : tool ? [footerIsland] : islandFiles;
  const islands = chunks(scripts, ...onPage.filter((file) => scripts[file]));
  const entries = [script, ...(tool ? [tool] : [])].map((source) => scripts[source]?.file ?? '');
  const imported = new Set(loaded.flatMap((name) => scripts[name]?.file ?? []));
  const elements = [
    `<script type="application/json" id="${installationId}">${JSON.stringify(forScripts(__SITE__ as RenderedSite)).replaceAll('<', '\\u003c')}</script>`,
    restoreScript(route.path),
    `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${crossFade}${css}</style>`,
    // After the styles, which name the font.
    fontScript,
    // Tells Vite's loader that these styles are already in the page.
    ...sheetsOf(scripts, [...loaded, ...islands]).map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script type="module" crossorigin src="/${entries[0]}"></script>`,
    // Started by the script of every page.
    ...entries.slice(1).map((file) => `<link rel="modulepreload" crossorigin data-tool href="/${file}">`),
    // After the font, which the first paint needs.
    ...[...imported]
      .filter((file) => !entries.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ];
  return { css, markup: elements.join('') };
}
