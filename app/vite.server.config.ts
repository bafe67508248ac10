import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { fontFiles } from './server/invoices/fontFiles.ts';

const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);
const resolve = (name: string) => resolveFrom(import.meta.url, name);

/** The packages of sharp that can't be bundled: its WebAssembly, which runs on every system, and what that loads from its place. */
function webAssemblyOfSharp() {
  const wasm = resolveFrom(resolve('sharp'), '@img/sharp-wasm32/package');
  const runtime = resolveFrom(wasm, '@emnapi/runtime');
  const packages = { '@img/sharp-wasm32': dirname(wasm), '@emnapi/runtime': dirname(runtime) };
  const files = '{package.json,versions.json,LICENSE,README.md,index.*,lib/*,dist/emnapi.cjs*.js}';
  return Object.entries(packages).flatMap(([name, folder]) =>
    globSync(files, { cwd: folder }).map((file) => ({
      fileName: `node_modules/${name}/${file}`,
      path: join(folder, file),
    })),
  );
}

/** Files that the bundle reads beside itself: the fonts of invoices, the colour profile that pdfkit puts into PDF/A, and sharp's. */
function filesBeside(): Plugin {
  const profile = 'sRGB_IEC61966_2_1.icc';
  const files = [
    ...fontFiles.map(({ file }) => ({ fileName: `fonts/${basename(file)}`, path: resolve(file) })),
    ...[...new Set(fontFiles.map(({ file }) => dirname(dirname(file))))].map((name) => ({
      fileName: `fonts/${basename(name)}.LICENSE`,
      path: resolve(`${name}/LICENSE`),
    })),
    { fileName: `data/${profile}`, path: resolve('pdfkit').replace(/[^/\\]+$/, `data/${profile}`) },
    ...webAssemblyOfSharp(),
  ];
  return {
    name: 'files-beside-the-bundle',
    generateBundle() {
      for (const { fileName, path } of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}

/** The server and the commands of a package, bundled: it needs no installation, and starts four times as fast as from its sources. */
export default defineConfig({
  publicDir: false,
  plugins: [filesBeside()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    ssrEmitAssets: true,
    target: 'node24',
    rolldownOptions: {
      // pg asks for it and does without.
      external: ['pg-native'],
      input: {
        main: 'server/main.ts',
        'render.worker': 'server/platform/site/render.worker.ts',
        'backup.worker': 'server/backup/backup.worker.ts',
        'calendar.worker': 'server/calendars/calendar.worker.ts',
        'picture.worker': 'server/published/picture.worker.ts',
        'go-live': 'server/health/go-live/goLive.cli.ts',
        backup: 'server/backup/backup.cli.ts',
        restore: 'server/backup/restore.cli.ts',
        mails: 'server/platform/mail/mails.cli.ts',
        'change-secret': 'server/changeSecret.cli.ts',
        'move-to-postgres': 'server/platform/db/move/moveToPostgres.cli.ts',
      },
      // Beside each other, so that a program finds its neighbours wherever its code ends up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
