import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../weigh.ts';
import { home } from './source.ts';

/** The size of each component in the built package, JS and CSS together, in kB. */
export async function weights(): Promise<Map<string, number>> {
  const built = join(home, 'dist/components');
  const found = new Map<string, number>();
  for (const name of readdirSync(built).filter((entry) => /^[A-Z]\w+$/.test(entry))) {
    const { js, css } = await weigh([join(built, name, `${name}.js`), join(built, name, `${name}.css`)]);
    found.set(name, js + css);
  }
  return found;
}
