import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../content/links/paths.ts';
import type { Route } from '../routes';
import { Answer } from '../shell/answer.ts';
import { nowrap } from '../shell/style/global.css';
import { type Metadata, readMetadata } from './markup.ts';
import { spriteFor, wizardSprite } from './sprite';
import { unbroken } from './unbroken';

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
  const isTool = route.kind !== 'document' && route.kind !== 'answer';
  const tree = <Answer value={answer}>{isTool ? await tool(<Component />, route.path) : <Component />}</Answer>;
  // The islands of a document are hydrated: text beside text is kept apart by comments.
  const { body, ...metadata } = readMetadata(
    route.kind === 'answer' ? renderToStaticMarkup(tree) : await hydratable(tree),
  );
  const content = isTool ? `<div id="root">${body}</div>` : unbroken(body, nowrap);
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

/** The page, with what its scripts show beside it. */
async function withScripts({ kind }: Route, html: string): Promise<string> {
  const { ConsentBanner, Notices } = await import('../shell/tool/Surroundings');
  const sprite = kind.startsWith('wizards/') ? wizardSprite() : spriteFor(html);
  return `<div id="consent" data-except="${paths.consent}" hidden><template>${renderToStaticMarkup(<ConsentBanner />)}</template></div>
<div id="page">${html}${sprite}</div>
${renderToStaticMarkup(<Notices />)}${kind === 'document' ? '' : await failed()}`;
}

/** Above every page of a preview. Its styles are its own: no other page has them. */
const PreviewBar = () => (
  <p style={{ margin: 0, padding: '10px 20px', background: '#120d20', color: '#fafafd', textAlign: 'center' }}>
    A preview: this isn’t published yet, and nothing can be ordered at new prices.{' '}
    <a href="/preview/end" style={{ color: 'inherit' }}>
      Leave the preview
    </a>
  </p>
);

/** The document of a page after its `<head>` tag: what comes before depends on the visitor and is the server's. */
export async function documentOf(route: Route, { html }: RenderedPage, head: string): Promise<string> {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fafafd" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#120d20" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${__SITE__?.icons[32]}" sizes="32x32">
<link rel="apple-touch-icon" href="${__SITE__?.icons[180]}">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/rss+xml" title="Blog" href="/feed.xml">
${head}</head>
<body>${__SITE__?.isPreview ? renderToStaticMarkup(<PreviewBar />) : ''}${route.kind === 'answer' ? html : await withScripts(route, html)}</body>`;
}
