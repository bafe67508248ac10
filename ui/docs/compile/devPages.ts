import type { Plugin } from 'vite';

type RenderModule = typeof import('../src/render.tsx');

/** Renders each page on request in the development server. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      const render = async (url: string) => {
        const { renderPath } = (await server.ssrLoadModule('/src/render.tsx')) as RenderModule;
        const html = await renderPath(new URL(url, 'http://localhost').pathname, {
          head: '<script type="module" src="/src/client.ts"></script>',
        });
        return server.transformIndexHtml(url, html);
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
