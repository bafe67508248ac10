import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import shell from '../index.html?raw';
import { installation, installationId } from './content/installation.ts';
import { redirects } from './content/links/redirects.ts';
import { textFile } from './content/texts.ts';
import { crossFade } from './domain/crossFade.ts';
import { artOf } from './prerender/art.ts';
import { compress } from './prerender/compressed.ts';
import { fontScript } from './prerender/fontScript.ts';
import { icons } from './prerender/icons.ts';
import { lists } from './prerender/lists.ts';
import { unescaped } from './prerender/markup.ts';
import { factsOf, type PageFacts } from './prerender/pageFacts.ts';
import { picture, pictureOf } from './prerender/picture.ts';
import { documentOf, renderPage } from './prerender/renderPage.tsx';
import { restoreScript } from './prerender/restoreScript.ts';
import { seo } from './prerender/seo.ts';
import { speculationRules } from './prerender/speculationRules.ts';
import { notFound, type Route, routes } from './routes';

/** The folders of the client build, of the prerender build, which contains this program, and of the output. */
const [, , dist = '', build = '', out = dist] = process.argv;
const read = async (folder: string) =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
/** The manifests of the client build, which has the scripts, and of the prerender build, which has all styles. */
const [scripts, styles] = await Promise.all([read(dist), read(build)]);
const isBuild = out === dist;
/** Files that the styles refer to, such as fonts. */
const assets = (await readdir(join(build, 'assets'))).filter((file) => !/\.(css|js)$/.test(file));
if (isBuild) for (const file of assets) await copyFile(join(build, 'assets', file), join(dist, 'assets', file));
const font = assets.find((file) => /^instrumentSans.*\.woff2$/.test(file));
if (!font) throw new Error('The build contains no font.');

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

/** The file of an entry script. */
function entry(source: string): string {
  const file = scripts[source]?.file;
  if (!file) throw new Error(`The build contains no script for ${source}.`);
  return file;
}

/** The island of every footer, and those of a document. */
const footerIsland = 'src/islands/newsletter.tsx';
const islandFiles = [footerIsland, 'src/islands/quoteCalculator.tsx'];

/** The head of a page, with inline styles, so that the first paint needs no further request. */
async function head(route: Route): Promise<{ css: string; markup: string }> {
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
  const sheets = await Promise.all([
    ...sheetsOf(styles, rendered).map((sheet) => readFile(join(build, sheet), 'utf8')),
    ...(tool ? sheetsOf(scripts, loaded) : []).map((sheet) => readFile(join(dist, sheet), 'utf8')),
  ]);
  const onPage = route.frame === 'none' ? [] : tool ? [footerIsland] : islandFiles;
  const islands = chunks(scripts, ...onPage.filter((file) => scripts[file]));
  const began = [entry(script), ...(tool ? [entry(tool)] : [])];
  const imported = new Set(loaded.flatMap((name) => scripts[name]?.file ?? []));
  const css = sheets.join('').trim();
  const elements = [
    `<script type="application/json" id="${installationId}">${JSON.stringify(installation).replaceAll('<', '\\u003c')}</script>`,
    restoreScript(route.path),
    `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${crossFade}${css}</style>`,
    // After the styles, which name the font.
    fontScript,
    // Tells Vite's loader that these styles are already in the page.
    ...sheetsOf(scripts, [...loaded, ...islands]).map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
    `<script type="module" crossorigin src="/${began[0]}"></script>`,
    // Started by the script of every page.
    ...began.slice(1).map((file) => `<link rel="modulepreload" crossorigin data-tool href="/${file}">`),
    // After the font, which the first paint needs.
    ...[...imported]
      .filter((file) => !began.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ];
  return { css, markup: elements.join('') };
}

/** The text of the main heading. */
const headlineOf = (html: string) =>
  unescaped((/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ''));

interface Page {
  page: string;
  facts: PageFacts;
  /** The preview image. */
  preview: () => Promise<Buffer>;
}

async function render(route: Route): Promise<Page> {
  const rendered = await renderPage(route);
  const facts = await factsOf(route, rendered.metadata);
  const { css, markup } = await head(route);
  const art = await artOf(facts, dist, rendered.html, css);
  const inHead = rendered.metadata + seo(facts, rendered.metadata, art.alt) + markup;
  return {
    page: await documentOf(shell, route, rendered, inHead),
    facts,
    preview: () => picture(route.kind === 'document' ? headlineOf(rendered.html) : facts.title, art),
  };
}

/**
 * The HTML file of a route. `/booking/manage/:token` is written to `booking/manage/[token].html`, which the server sends for
 * any token, and `/user/*` to `user/[...].html`, which it sends for all paths below.
 */
const fileOf = ({ path }: Route) =>
  /[:*]/.test(path) ? `${path.replace(/:(\w+)/g, '[$1]').replace('*', '[...]')}.html` : `${path}/index.html`;

async function write(path: string, content: string | Buffer) {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Preview images depend on no setting but the name. */
const rendersPictures = isBuild || process.env.RENDER_PICTURES === 'yes';
const prerendered = routes.filter((route) => route.prerender);
const indexed: PageFacts[] = [];
for (const route of prerendered) {
  const { page, facts, preview } = await render(route).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${textFile(route.path) ?? route.file} can’t be shown: ${words}`, { cause: error });
  });
  await write(fileOf(route), page);
  if (!facts.indexed) continue;
  indexed.push(facts);
  if (rendersPictures) await write(pictureOf(facts.path), await preview());
}
await write('404.html', (await render(notFound)).page);
for (const [path, content] of Object.entries({ ...lists(indexed), ...(await icons()) })) await write(path, content);
if (isBuild) {
  const moved = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  await write('speculation-rules.json', speculationRules);
  await write('redirects.json', JSON.stringify(moved));
  await compress(join(dist, 'assets'));
}
console.log(`${prerendered.length + 1} pages prerendered`);
