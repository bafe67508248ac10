/**
 * `pnpm --filter @agency-site/ui run readme`: writes the parts of README.md that follow from the sources, the built
 * package and the contracts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsPart, tokensPart, withPart } from './document.ts';
import { home } from './source.ts';
import { weights } from './weights.ts';

const file = join(home, 'README.md');
const components = await componentsPart(await weights());
writeFileSync(file, withPart(withPart(readFileSync(file, 'utf8'), 'components', components), 'tokens', tokensPart()));
