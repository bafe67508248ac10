/**
 * `pnpm --filter @agency-site/ui run readme`: writes the parts of README.md that follow from the sources, the built
 * package and the contracts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../weigh.ts';
import { componentsPart, tokensPart, withPart } from './document.ts';
import { home } from './source.ts';

const built = join(home, 'dist/components');
const weights = new Map<string, number>();
for (const name of readdirSync(built).filter((name) => /^[A-Z]\w+$/.test(name))) {
  const { js, css } = await weigh([join(built, name, `${name}.js`), join(built, name, `${name}.css`)]);
  weights.set(name, js + css);
}

const file = join(home, 'README.md');
const readme = readFileSync(file, 'utf8');
writeFileSync(file, withPart(withPart(readme, 'components', await componentsPart(weights)), 'tokens', tokensPart()));
console.log(`README.md tells of ${weights.size} components`);
