import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, readSource } from '../../facts/source.ts';
import { readTokens, type Token } from '../../facts/tokens.ts';
import { weights } from '../../facts/weights.ts';
import type { Contract } from '../../test/contract.ts';
import type { Weight } from '../../weigh.ts';
import { components, home } from './contents.ts';
import { lastCheck, type Result } from './results.ts';
import { readStates, type StateRow } from './states.ts';

export type AnyContract = Contract<Record<string, unknown>>;

/** The facts about a component, read from its sources. */
export interface Facts {
  entry: Entry;
  contract: AnyContract | undefined;
  states: readonly StateRow[];
  /** Left out before the library is built. */
  weight: Weight | undefined;
  /** The last result of its contract on this machine. */
  result: Result | undefined;
}

export interface Library {
  facts: ReadonlyMap<string, Facts>;
  tokens: readonly Token[];
  /** By component, and of the whole library; empty before it is built. */
  weights: ReadonlyMap<string, Weight>;
}

async function contractOf(name: string): Promise<AnyContract | undefined> {
  const file = join(home, `../src/${name}/${name}.contract.ts`);
  const isTable = existsSync(file) && readFileSync(file, 'utf8').includes('export default');
  return isTable ? ((await import(file)) as { default: AnyContract }).default : undefined;
}

/** Reads the library: takes about two seconds. */
export async function readLibrary(): Promise<Library> {
  const built = existsSync(join(home, '../dist/components'));
  const measured = built ? await weights() : new Map<string, Weight>();
  const states = readStates(components);
  const facts = await Promise.all(
    readSource().map(async (entry): Promise<[string, Facts]> => {
      const { name } = entry;
      const contract = await contractOf(name);
      return [
        name,
        {
          entry,
          contract,
          states: states.get(name) ?? [],
          weight: measured.get(name),
          result: lastCheck(name, contract),
        },
      ];
    }),
  );
  return { facts: new Map(facts), tokens: readTokens(), weights: measured };
}
