import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

// A plain object: Ladle has its own Vite, and `defineConfig` of another one cannot be imported here.
export default { plugins: [vanillaExtractPlugin()] };
