import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../test/contract.ts';
import { home } from './contents.ts';

/** The report of the workbench's tests; they write it at the end of each run. */
const file = process.env.CONTRACTS_REPORT ?? join(home, '../../ladle/test-results/report.json');

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

interface Report extends Suite {
  /** `startTime` is an ISO timestamp. */
  stats: { startTime: string };
}

/** How many of a component's checks held, and when: `2026-11-23`. */
export interface Result {
  held: number;
  all: number;
  day: string;
}

const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** The last result of a component's contract, if its tests have run on this machine. */
export function lastCheck(name: string, contract: Contract<Record<string, unknown>> | undefined): Result | undefined {
  if (!report || !contract) return undefined;
  const specs = specsOf(report).filter(({ title }) => title.startsWith(`${name}, `));
  if (specs.length === 0) return undefined;
  return {
    held: specs.filter(({ ok }) => ok).length,
    all: specs.length,
    day: report.stats.startTime.slice(0, 10),
  };
}
