import type { Plugin } from 'vite';

type RenderModule = typeof import('../src/render/page.tsx');
type Table = typeof import('../src/routes.ts');

const script = (file: string) => `<script type="module" src="/${file}"></script>`;

/** Renders each page on request in the development server. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      const render = async (url: string) => {
        const { documentOf, renderPage } = (await server.ssrLoadModule('/src/render/page.tsx')) as RenderModule;
        const { routeOf } = (await server.ssrLoadModule('/src/routes.ts')) as Table;
        const route = routeOf(new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1'));
        const rendered = await renderPage(route);
        // Loaded for its styles only.
        const styles = [
          'src/shell/tool/Surroundings.tsx',
          'src/shell/tool/FallbackScreen.tsx',
          'src/shell/frame/Frame.tsx',
          route.file,
          ...(await route.parts()),
        ];
        const tool =
          route.kind === 'document' ? '' : `<link rel="modulepreload" data-tool href="/src/entries/${route.kind}.tsx">`;
        const head = rendered.metadata.markup + [...styles, 'src/document.ts'].map(script).join('') + tool;
        const page = `<!doctype html><html lang="en-IE"><head>${await documentOf(route, rendered, head)}</html>`;
        return server.transformIndexHtml(url, page);
      };
      // After Vite's own middleware.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          render(request.originalUrl ?? '/').then(
            (html) => response.setHeader('content-type', 'text/html').end(html),
            next,
          );
        });
      };
    },
  };
}
