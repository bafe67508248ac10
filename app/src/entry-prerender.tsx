import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Manifest } from 'vite';
import { redirects } from './content/redirects.ts';
import { textFile } from './content/texts.ts';
import { neverAsked } from './domain/consent.ts';
import { compress } from './prerender/compressed.ts';
import { icons } from './prerender/icons.ts';
import { lists } from './prerender/lists.ts';
import { factsOf, type PageFacts } from './prerender/pageFacts.ts';
import { picture, pictureOf } from './prerender/picture.ts';
import { resuming } from './prerender/resuming.ts';
import { seo } from './prerender/seo.ts';
import { App } from './routes/App';
import { frameFile, leavesFrame, notFound, preload, type Route, routes } from './routes/table';
import { ConsentBanner } from './shell/consent/ConsentBanner';
import { consentIds } from './shell/consent/consentIds.ts';

const dist = join(process.cwd(), 'dist/client');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const shell = (await readFile(join(dist, 'index.html'), 'utf8')).replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
const font = Object.values(manifest).find((chunk) => chunk.file.endsWith('.woff2'))?.file;
if (!font) throw new Error('The build holds no font.');

/** A chunk after all that it imports: what a sheet builds on comes before it. */
function chunksOf(name: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(name)) return known;
  const before = (manifest[name]?.imports ?? []).reduce((list, imported) => chunksOf(imported, list), known);
  return before.includes(name) ? before : [...before, name];
}

/** One page fades into the next, where the browser knows how and motion is welcome. */
const fade =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}::view-transition-group(*){animation-duration:.18s}::view-transition-old(*),::view-transition-new(*){animation-duration:.18s}';

/** What is drawn into every page for whoever has to be asked, and taken over by this file when they come near. */
const question = 'src/shell/consent/drawn.tsx';

/** What goes into the head of a page: its styles inlined, so that no request stands before the first paint. */
async function head(route: Route): Promise<string> {
  const text = textFile(route.path);
  const own = ['index.html', 'src/entry-client.tsx', ...(text ? [text] : []), route.file].reduce(
    (list, file) => chunksOf(file, list),
    [] as readonly string[],
  );
  const names = route.frame === 'site' ? chunksOf(frameFile, own) : own;
  const sheets = new Set(chunksOf(question, names).flatMap((name) => manifest[name]?.css ?? []));
  const styles = await Promise.all([...sheets].map((sheet) => readFile(join(dist, sheet), 'utf8')));
  const loaded = leavesFrame(route) ? own : names;
  const scripts = new Set(loaded.flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js')));
  return [
    resuming(route.path),
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${fade}${styles.join('').trim()}</style>`,
    // Says that a sheet is here already, without fetching it: the loader of lazy pages looks for such a link.
    ...[...sheets].map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
    // After the font: the first paint needs that, and none of these.
    ...[...scripts]
      .filter((script) => !route.still && !shell.includes(script))
      .map((script) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${script}">`),
  ].join('');
}

async function markupOf(tree: ReactNode, options?: { identifierPrefix: string }): Promise<string> {
  const { prelude } = await prerender(tree, {
    ...options,
    // Never set a part aside to be moved into place by an inline script: the security policy allows none.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return await new Response(prelude).text();
}

const banner = await markupOf(<ConsentBanner consent={neverAsked} />, consentIds);

async function draw(route: Route): Promise<{ page: string; facts: PageFacts }> {
  await preload(route);
  const html = await markupOf(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // With no <head> in the tree React writes <title>, <meta> and <link> before everything else.
  const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  const facts = await factsOf(route, metadata);
  const inHead = metadata + seo(facts, metadata) + (await head(route));
  const page = shell
    .replace('<!--head-->', () => inHead)
    .replace('<!--consent-->', () => banner)
    .replace(
      '<div id="root"><!--app--></div>',
      () =>
        `<div id="root" data-path="${route.path}"${route.still ? ' data-still' : ''}>${html.slice(metadata.length)}</div>`,
    );
  return { page, facts };
}

/**
 * `/booking/manage/:token` is written to `booking/manage/[token].html`, which the server sends for any token, and
 * `/user/*` to `user/[...].html`, which it sends for everything below.
 */
const fileOf = ({ path }: Route) =>
  /[:*]/.test(path) ? `${path.replace(/:(\w+)/g, '[$1]').replace('*', '[...]')}.html` : `${path}/index.html`;

async function write(path: string, content: string | Buffer) {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const drawn = routes.filter((route) => route.prerender);
const listed: PageFacts[] = [];
for (const route of drawn) {
  const { page, facts } = await draw(route);
  await write(fileOf(route), page);
  if (!facts.listed) continue;
  listed.push(facts);
  await write(pictureOf(facts.path), await picture(facts.path, facts.page?.heading ?? facts.title));
}
await write('404.html', (await draw(notFound)).page);
for (const [path, content] of Object.entries({ ...lists(listed), ...(await icons()) })) await write(path, content);
const moved = Object.entries(redirects).map(([from, to]) => ({ from, to }));
await write('redirects.json', JSON.stringify(moved));
await compress(join(dist, 'assets'));
await rm(join(dist, '.vite'), { recursive: true });
console.log(`${drawn.length + 1} pages prerendered`);
