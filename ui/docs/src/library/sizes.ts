import { execFileSync } from 'node:child_process';
import { library } from './source.ts';

/** What `size-limit` says of an entry, in bytes. */
interface Size {
  name: string;
  size: number;
  sizeLimit: number;
}

let measured: Size[] | undefined;

/** The size of every component with everything it imports, and of the whole library. */
export function sizes(): Size[] {
  measured ??= JSON.parse(
    execFileSync('pnpm', ['--silent', 'run', 'sizes', '--json'], { cwd: library, encoding: 'utf8' }),
  ) as Size[];
  return measured;
}

/** Bytes in kB: "1.6". */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The size of a component in kB; undefined for a function. */
export function sizeOf(component: string): string | undefined {
  const found = sizes().find(({ name }) => name === component);
  return found && kB(found.size);
}
