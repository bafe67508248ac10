import { readStored, writeStored } from '../../api/storage.ts';
import { paths, plannerPaths } from '../../content/paths.ts';

const key = 'checkout-from';

/** Remembers, in this tab, the wizard from which a visitor goes to pay. */
export function rememberWayBack(pathname: string): void {
  writeStored('session', key, pathname);
}

/** The wizard that this tab left to pay; the quick quote where nobody knows. */
export function wayBack(): string {
  const stored = readStored('session', key);
  return [...Object.values(paths), ...plannerPaths].find((path) => path === stored) ?? paths.quote;
}
