import type { Plugin } from 'vite';

type Draw = typeof import('../src/draw.tsx');

/** Renders each page on request in the development server. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      const draw = async (url: string) => {
        const { drawPath } = (await server.ssrLoadModule('/src/draw.tsx')) as Draw;
        const html = await drawPath(new URL(url, 'http://localhost').pathname, {
          head: '<script type="module" src="/src/client.ts"></script>',
        });
        return server.transformIndexHtml(url, html);
      };
      // After Vite's own middleware.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          draw(request.originalUrl ?? '/').then(
            (html) => response.setHeader('content-type', 'text/html').end(html),
            next,
          );
        });
      };
    },
  };
}
