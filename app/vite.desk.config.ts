import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { targets } from '../ui/browsers.ts';
import { compress } from './src/prerender/compressed.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** Compresses the files once, at the highest level: otherwise the server would do so at a low one with every request. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => compress(join(dir, 'assets')),
};

/** The desk: a build of its own, so that nothing of it is in a visitor's page. */
export default defineConfig(({ command, mode }) => ({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  // The site's development server has the other one: they would empty each other's.
  cacheDir: '../../node_modules/.vite-desk',
  plugins: [react(), vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }), compressed],
  resolve: { conditions: [...(command === 'serve' ? ['agency-site:source'] : []), ...defaultClientConditions] },
  build: {
    outDir: '../../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Five kilobytes: not worth another request before a page appears.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    cssTarget: targets,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  server: { port: 5174, proxy: { '/api': { target: api, changeOrigin: false }, '/favicon.svg': { target: api } } },
}));
