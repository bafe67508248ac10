import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Route } from '../routes';
import { nowrap } from '../shell/style/global.css';
import { spriteFor, wholeSprite } from './sprite';
import { unbroken } from './unbroken';

/** The tools that draw pictograms: the wizards, and the account with its orders. */
const showsPictograms = /^(wizards\/|other\/account$)/;

/** The placeholder for the page in the frame. */
const place = '<i id="main-place"></i>';

/** The parts of a prerendered page. */
export interface RenderedPage {
  /** Head elements of the page: `<title>`, `<meta>`, `<link>`. */
  metadata: string;
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

/** Prerenders a route: frame and document, or frame and tool to hydrate. */
export async function renderPage(route: Route): Promise<RenderedPage> {
  const Component = await route.load();
  const html =
    route.kind === 'document'
      ? // Its islands are hydrated: text beside text is kept apart by comments.
        await hydratable(<Component />)
      : await tool(<Component />, route.path);
  // Without a <head> in the tree, React puts <title>, <meta> and <link> first.
  const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  const own = html.slice(metadata.length);
  const content = route.kind === 'document' ? unbroken(own, nowrap) : `<div id="root">${own}</div>`;
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

/** What a tool shows when it fails. */
async function failed(): Promise<ReactNode> {
  const { FallbackScreen } = await import('../shell/tool/FallbackScreen');
  return (
    <template id="failed">
      <FallbackScreen title="Oops! Something went wrong." text="We can't find the page you're looking for." canRetry />
    </template>
  );
}

/**
 * Assembles the HTML document of a page.
 * @param shell `index.html`
 */
export async function documentOf(shell: string, route: Route, { html }: RenderedPage, head: string): Promise<string> {
  const { ConsentBanner, Notices } = await import('../shell/tool/Surroundings');
  const after = renderToStaticMarkup(
    <>
      <Notices />
      {route.kind === 'document' ? null : await failed()}
    </>,
  );
  const sprite = showsPictograms.test(route.kind) ? wholeSprite() : spriteFor(html);
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--consent-->', () => renderToStaticMarkup(<ConsentBanner />))
    .replace('<!--page-->', () => html + sprite)
    .replace('<!--after-->', () => after);
}
