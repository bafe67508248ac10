import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

/** Writes the licences of all bundled packages, as they require. */
export const notices = (file: string): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'notices',
  setup({ onEnd, initialOptions }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).flatMap(
        (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [],
      );
      const texts = [...new Set(folders)].sort().map(licence);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, texts.join('\n\n'));
    });
  },
});

function licence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const [text] = globSync('LICEN[CS]E*', { cwd: folder });
  if (!text) throw new Error(`${name} is built in, but has no licence to carry along.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`;
}
