import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wholeLibrary } from '../sizes.ts';
import { type Weight, weigh } from '../weigh.ts';
import { home } from './source.ts';

/** The files that an app imports for each component of the built package, and for all of them. */
export function builtFiles(): ReadonlyMap<string, string[]> {
  const dist = join(home, 'dist');
  const names = readdirSync(join(dist, 'components')).filter((entry) => /^[A-Z]\w+$/.test(entry));
  return new Map([
    ...names.map((name): [string, string[]] => [
      name,
      ['js', 'css'].map((kind) => join(dist, 'components', name, `${name}.${kind}`)),
    ]),
    [wholeLibrary, [join(dist, 'components/index.js'), join(dist, 'styles/index.css')]],
  ]);
}

/** The size of each component in the built package, and of all of them. */
export async function weights(): Promise<ReadonlyMap<string, Weight>> {
  const found = new Map<string, Weight>();
  for (const [name, files] of builtFiles()) found.set(name, await weigh(files));
  return found;
}
