import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { targets } from '../browsers.ts';
import { devPages } from './compile/devPages.ts';
import { pages } from './compile/plugin.ts';

export default defineConfig(({ command, isSsrBuild: ssr }) => {
  // The development server uses the library's sources; a build uses its dist, like any app.
  const source = command === 'serve' ? ['agency-site:source'] : [];
  return {
    plugins: [pages(), devPages(), react(), vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssTarget: targets,
      rolldownOptions: ssr ? {} : { input: 'src/client.ts' },
    },
  };
});
