/** `pnpm --filter @agency-site/app run font`: makes the typeface of the site anew, after a change of what it is cut from. */
import { writeFile } from 'node:fs/promises';
import { cutFont } from './cutFont.ts';

const folder = new URL('../src/shell/font/', import.meta.url);
for (const [name, content] of Object.entries(await cutFont())) {
  await writeFile(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
