import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../content/links/paths.ts';
import { Answer } from '../lib/answer.ts';
import type { Route } from '../routes';
import { nowrap } from '../shell/style/global.css';
import { type Metadata, readMetadata } from './markup.ts';
import { spriteFor, wholeSprite } from './sprite';
import { unbroken } from './unbroken';

/** The tools that draw pictograms: the wizards, and the account with its orders. */
const showsPictograms = /^(wizards\/|other\/account$)/;

/** A rendered page, before it is put into a document. */
export interface RenderedPage {
  metadata: Metadata;
  html: string;
}

async function hydratable(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, {
    // No out-of-order streaming, which needs inline scripts: the security policy forbids them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return await new Response(prelude).text();
}

/** Renders a route: frame and document, or frame and tool to hydrate. */
export async function renderPage(route: Route, answer?: unknown): Promise<RenderedPage> {
  const Component = await route.load();
  const { body, ...metadata } = readMetadata(
    await hydratable(
      <Answer value={answer}>
        {/* The islands of a document are hydrated too: text beside text is kept apart by comments. */}
        {route.kind === 'document' ? <Component /> : await tool(<Component />, route.path)}
      </Answer>,
    ),
  );
  const content = route.kind === 'document' ? unbroken(body, nowrap) : `<div id="root">${body}</div>`;
  if (route.frame === 'none') return { metadata, html: content };
  const { Frame } = await import('../shell/frame/Frame');
  return { metadata, html: await hydratable(<Frame page={content} />) };
}

async function tool(children: ReactNode, path: string): Promise<ReactNode> {
  const { ToolRoot } = await import('../shell/tool/ToolRoot');
  return (
    <StaticRouter location={path}>
      <ToolRoot>{children}</ToolRoot>
    </StaticRouter>
  );
}

/** What a tool shows when it fails. */
async function failed(): Promise<string> {
  const { FallbackScreen } = await import('../shell/tool/FallbackScreen');
  return renderToStaticMarkup(
    <template id="failed">
      <FallbackScreen title="Oops! Something went wrong." text="We can't find the page you're looking for." canRetry />
    </template>,
  );
}

/** The document of a page after its `<head>` tag: what comes before depends on the visitor and is the server's. */
export async function documentOf(route: Route, { html }: RenderedPage, head: string): Promise<string> {
  const { ConsentBanner, Notices } = await import('../shell/tool/Surroundings');
  const sprite = showsPictograms.test(route.kind) ? wholeSprite() : spriteFor(html);
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fafafd" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#120d20" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/rss+xml" title="Blog" href="/feed.xml">
${head}</head>
<body><div id="consent" data-except="${paths.consent}" hidden><template>${renderToStaticMarkup(<ConsentBanner />)}</template></div>
<div id="page">${html}${sprite}</div>
${renderToStaticMarkup(<Notices />)}${route.kind === 'document' ? '' : await failed()}</body>`;
}
