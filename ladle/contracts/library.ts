import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract, Exception } from '../../ui/test/contract.ts';
import { home } from '../workbench.ts';

export type AnyContract = Contract<Record<string, unknown>>;
export type AnyException = Exception<string>;

const source = join(home, '../ui/src');

/** Stories of no single component, like a gallery, are held to the general checks alone. */
export const noContract: AnyContract = { pattern: '', roles: [], keys: [], states: [] };

/** The contract of each component, by its folder; none where it has not been written. */
export async function contractsOfLibrary(): Promise<Map<string, AnyContract | undefined>> {
  const contracts = new Map<string, AnyContract | undefined>();
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^[A-Z]/.test(entry.name)) continue;
    const file = join(source, entry.name, `${entry.name}.contract.ts`);
    const module = existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as { default: AnyContract })
      : undefined;
    contracts.set(entry.name, module?.default);
  }
  return contracts;
}
