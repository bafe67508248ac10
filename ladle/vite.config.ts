import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

// A plain object: Ladle has its own Vite, and `defineConfig` of another one cannot be imported here.
export default {
  plugins: [vanillaExtractPlugin()],
  // Stories import the library as an app does; here that is its source. The others are Vite's defaults.
  resolve: { conditions: ['agency-site:source', 'module', 'browser', 'development|production'] },
};
