import { writeFile } from 'node:fs/promises';
import { runCommand } from '../server/cli/command.ts';
import { cutFont } from './cutFont.ts';

const folder = new URL('../src/shell/font/', import.meta.url);

await runCommand({
  name: 'pnpm --filter @agency-site/app run font',
  about: 'Makes the typeface of the site again, after a change of what it is cut from.',
  async run() {
    for (const [name, content] of Object.entries(await cutFont())) {
      await writeFile(new URL(name, folder), content);
      console.log(`${name}: ${content.length} bytes`);
    }
  },
});
