import { builtFiles } from './facts/weights.ts';
import { sizeFault } from './sizes.ts';
import { weigh } from './weigh.ts';

/** The last part of a build: prints the size of each component, and fails if one has no limit or is above it. */
const faults: string[] = [];
for (const [name, files] of builtFiles()) {
  const { js, css } = await weigh(files);
  console.log(`${name}: ${(js + css).toFixed(2)} kB`);
  const fault = sizeFault(name, js + css);
  if (fault !== undefined) faults.push(fault);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
