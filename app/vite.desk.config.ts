import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { targets } from '../ui/browsers.ts';
import { componentStyles } from './tools/componentStyles.ts';
import { compressed } from './tools/compress.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** Puts the styles into the page: its first rows come with it, and would wait for another round trip. */
const inlined: Plugin = {
  name: 'inlined-styles',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const link = `<link rel="stylesheet" crossorigin href="/desk/${file.fileName}">`;
        if (!html.includes(link)) throw new Error(`The page has no ${link}`);
        html = html.replace(link, () => `<style>${String(file.source).trim()}</style>`);
        delete bundle[file.fileName];
      }
      return html;
    },
  },
};

/**
 * The desk: a build of its own, so that nothing of it is in a visitor's page. With `--ssr`, the module that renders
 * its first pages on the server.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  // The site's development server has the other one: they would empty each other's.
  cacheDir: '../../node_modules/.vite-desk',
  plugins: [
    react(),
    componentStyles(),
    vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
    compressed,
    inlined,
  ],
  resolve: { conditions: [...(command === 'serve' ? ['agency-site:source'] : []), ...defaultClientConditions] },
  // The server module runs in a package, without node_modules, whatever NODE_ENV is.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? '../../dist/desk-server' : '../../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    cssTarget: targets,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
          },
        },
  },
  server: { port: 5174, proxy: { '/api': { target: api, changeOrigin: false }, '/favicon.svg': { target: api } } },
}));
