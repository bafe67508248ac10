import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin, ProxyOptions } from 'vite';
import type { Route } from '../src/routes.ts';

type RenderModule = typeof import('../src/render/page.tsx');
type Table = typeof import('../src/routes.ts');

const script = (file: string) => `<script type="module" src="/${file}"></script>`;

/** Where `dev:server` is. It must see the address that the browser sees: it sends paying visitors back there. */
const toServer: ProxyOptions = { target: process.env.API_URL ?? 'http://localhost:3000', changeOrigin: false };

/**
 * Renders each page on request in the development server, and those that the server answers with: without built pages, it
 * sends what they say.
 */
export function devPages(): Plugin {
  let render: (url: string, route: (table: Table) => Route, answer?: unknown) => Promise<string>;

  async function forward(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode = 200, headers } = answer;
    const page = headers['x-page'];
    if (page === undefined) return void answer.pipe(response.writeHead(statusCode, headers));
    const answered = await json(answer);
    const route = ({ answers, notFound }: Table) => answers.find(({ path }) => path === page) ?? notFound;
    response.writeHead(statusCode, { 'content-type': 'text/html' }).end(await render('/', route, answered));
  }
  const answered: ProxyOptions = {
    ...toServer,
    selfHandleResponse: true,
    configure: (proxy) =>
      proxy.on('proxyRes', (answer, _request, response) => {
        forward(answer, response).catch((error: Error) => response.destroy(error));
      }),
  };
  /** A form that a browser posts without scripts. */
  const posted: ProxyOptions = { ...answered, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) };

  return {
    name: 'dev-pages',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: { '/api': toServer, '/demo-checkout': answered, '/newsletter': answered, '/contact-us': posted },
      },
    }),
    configureServer(server) {
      render = async (url, find, answer) => {
        const { documentOf, renderPage } = (await server.ssrLoadModule('/src/render/page.tsx')) as RenderModule;
        const route = find((await server.ssrLoadModule('/src/routes.ts')) as Table);
        const rendered = await renderPage(route, answer);
        // Loaded for its styles only.
        const styles = [
          'src/shell/tool/Surroundings.tsx',
          'src/shell/tool/FallbackScreen.tsx',
          'src/shell/frame/Frame.tsx',
          route.file,
          ...(await route.parts()),
        ];
        const tool = route.kind.includes('/')
          ? `<link rel="modulepreload" data-tool href="/src/entries/${route.kind}.tsx">`
          : '';
        const scripts = route.kind === 'answer' ? styles : [...styles, 'src/document.ts'];
        const head = rendered.metadata.markup + scripts.map(script).join('') + tool;
        const page = `<!doctype html><html lang="en-IE"><head>${await documentOf(route, rendered, head)}</html>`;
        return server.transformIndexHtml(url, page);
      };
      // After Vite's own middleware.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const url = request.originalUrl ?? '/';
          const path = new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
          render(url, ({ routeOf }) => routeOf(path)).then(
            (html) => response.setHeader('content-type', 'text/html').end(html),
            next,
          );
        });
      };
    },
  };
}
