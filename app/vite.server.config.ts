import { defineConfig } from 'vite';

/** The server as one file that needs no node_modules: it starts four times as fast as from its sources. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      // pg asks for it and does without.
      external: ['pg-native'],
      output: { codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
});
