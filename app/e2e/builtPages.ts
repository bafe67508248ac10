import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist/client', import.meta.url));

/** The path of every built page; parameters are "no-such-one". */
export const builtPages: readonly string[] = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '').replace(/\[[\w.]+\]/g, 'no-such-one')}`)
  .toSorted();
