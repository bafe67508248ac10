import { pages } from 'virtual:pages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Page } from '../compile/pages.ts';
import { loadExample, prefixOf } from './examples';
import { Frame } from './Frame';
import { NotFound } from './NotFound';

/** What the build adds to every page. */
export interface Surroundings {
  /** Styles, scripts and font. */
  head: string;
}

/** Renders something that the browser hydrates. */
async function hydratable(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Renders the live parts of a page in their places. */
async function withExamples(html: string): Promise<string> {
  const parts = html.split(/<!--live (\S+)-->/);
  const rendered = await Promise.all(
    parts.map(async (part, at) => {
      if (at % 2 === 0) return part;
      const Example = await loadExample(part);
      return `<div class="live" data-live="${part}">${await hydratable(<Example />, prefixOf(part))}</div>`;
    }),
  );
  return rendered.join('');
}

/** Before the first paint: the scheme that the reader chose on another page. */
const chosenScheme = "try{const s=localStorage.getItem('scheme');if(s)document.documentElement.dataset.theme=s}catch{}";

const documentOf = (title: string, about: string, head: string, body: string, robots = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${about}">${robots}<link rel="icon" href="/mark.svg" type="image/svg+xml"><script>${chosenScheme}</script>${head}</head><body>${body}</body></html>`;

const noindex = '<meta name="robots" content="noindex">';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The HTML document of a page. */
export async function renderPage(page: Page, { head }: Surroundings): Promise<string> {
  const at = pages.indexOf(page);
  const body = renderToStaticMarkup(
    <Frame
      pages={pages}
      page={page}
      before={pages[at - 1]}
      after={pages[at + 1]}
      body={await withExamples(page.html)}
    />,
    { identifierPrefix: 'frame-' },
  );
  return documentOf(escaped(`${page.title} · @agency-site/ui`), escaped(page.summary), head, body);
}

export const renderNotFound = ({ head }: Surroundings): string =>
  documentOf(
    'Page not found · @agency-site/ui',
    'There is no page at this address.',
    head,
    renderToStaticMarkup(<NotFound pages={pages} />, { identifierPrefix: 'frame-' }),
    noindex,
  );

/** The examples that pages show in a frame. */
export const windows = [
  ...new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/<iframe src="\/examples\/([^"]+)\/"/g)].map(([, name]) => name ?? ''),
    ),
  ),
];

/** The page of an example in a frame. */
export const renderWindow = async (name: string, { head }: Surroundings): Promise<string> =>
  documentOf(`Example ${name}`, 'A live example.', head, await withExamples(`<!--live ${name}-->`), noindex);

/** The page at a path, for the development server. */
export async function renderPath(path: string, surroundings: Surroundings): Promise<string> {
  const [, example] = /^\/examples\/(.+?)\/?$/.exec(path) ?? [];
  if (example) return renderWindow(example, surroundings);
  const page = pages.find((one) => one.path === path || one.path === `${path}/`);
  return page ? renderPage(page, surroundings) : renderNotFound(surroundings);
}
