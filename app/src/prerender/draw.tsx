import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Route } from '../routes';

/** Where the page is put into the frame, whose ids are its own. */
const place = '<i id="main-place"></i>';

/** A page as the build draws it, in parts. */
export interface Drawn {
  /** What the page itself puts into its head: `<title>`, `<meta>`, `<link>`. */
  metadata: string;
  html: string;
}

async function hydratable(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, {
    // Never set a part aside to be moved into place by an inline script: the security policy allows none.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return await new Response(prelude).text();
}

/** The page of a route: its frame, and in that a document as it is, or a tool to be hydrated. */
export async function drawPage(route: Route): Promise<Drawn> {
  const Component = await route.load();
  const html =
    route.kind === 'document'
      ? // Its islands are hydrated: text beside text is kept apart by comments.
        await hydratable(<Component />)
      : await tool(<Component />, route.path);
  // With no <head> in the tree React writes <title>, <meta> and <link> before everything else.
  const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  const own = html.slice(metadata.length);
  const content = route.kind === 'document' ? own : `<div id="root">${own}</div>`;
  return { metadata, html: route.frame === 'none' ? content : (await frame()).replace(place, () => content) };
}

async function tool(children: ReactNode, path: string): Promise<string> {
  const { ToolRoot } = await import('../shell/tool/ToolRoot');
  return hydratable(
    <StaticRouter location={path}>
      <ToolRoot>{children}</ToolRoot>
    </StaticRouter>,
  );
}

async function frame(): Promise<string> {
  const { Frame } = await import('../shell/frame/Frame');
  return hydratable(
    <Frame>
      <i id="main-place" />
    </Frame>,
  );
}

/**
 * Puts a page, its head and its surroundings into a document.
 * @param shell `index.html`
 */
export async function documentOf(shell: string, route: Route, { html }: Drawn, head: string): Promise<string> {
  const { ConsentBanner, FallbackScreen, Notices } = await import('../shell/tool/Surroundings');
  const failed = (
    <template id="failed">
      <FallbackScreen title="Oops! Something went wrong." text="We can't find the page you're looking for." canRetry />
    </template>
  );
  const after = renderToStaticMarkup(
    <>
      <Notices />
      {route.kind === 'document' ? null : failed}
    </>,
  );
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--consent-->', () => renderToStaticMarkup(<ConsentBanner />))
    .replace('<!--page-->', () => html)
    .replace('<!--after-->', () => after);
}
