import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8');
const blocks = (kind: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

/** The commands for the server in docs/going-live.md, in order. */
export const commands: readonly string[] = blocks('sh').flatMap((block) => block.trim().split('\n'));

/** The settings that it has its reader write, by name. */
export const settingsOf: Readonly<Record<string, string>> = Object.fromEntries(
  blocks('ini')
    .join('')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
);
