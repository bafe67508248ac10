import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './facts/weights.ts';
import { sizeLimits } from './sizes.ts';
import { bundle } from './weigh.ts';

const folder = join(import.meta.dirname, '.cache/sizes');
mkdirSync(folder, { recursive: true });

const entries = [];
for (const [name, files] of builtFiles()) {
  const bundled = await bundle(files);
  const path = Object.entries(bundled).map(([kind, text]) => {
    const file = join(folder, `${name}.${kind}`);
    writeFileSync(file, text);
    return file;
  });
  // A component without a limit fails.
  entries.push({ name, path, limit: `${sizeLimits[name]?.limit ?? 0} kB` });
}

export default entries;
