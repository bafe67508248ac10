import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../workbench.ts';
import { checkNames } from './checks/names.ts';
import type { ComponentResult } from './results.ts';

const file = join(home, '../ui/README.md');
const marks = /(<!-- contracts: [^>]*-->\n)[\s\S]*?(\n<!-- \/contracts -->)/;

const share = (passed: number, of: number) => (of === 0 ? '–' : passed === of ? `✓ ${of}` : `✗ ${passed} of ${of}`);

/** The results as a table in Markdown. */
export function tableOf(results: readonly ComponentResult[]): string {
  const parts = ['roles', 'keys', 'states'] as const;
  const heads = ['Component', ...parts, ...checkNames];
  const rows = results.map(({ component, stories, checks, promises }) => [
    component,
    ...parts.map((part) => {
      const own = promises.filter((promise) => promise.part === part);
      return share(own.filter(({ failed }) => failed.length === 0).length, own.length);
    }),
    ...checks.map(({ passed, accepted }) => share(passed, stories) + '*'.repeat(accepted.length)),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const notes = results.flatMap(({ component, checks }) =>
    checks.flatMap(({ name, accepted }) => accepted.map((why) => `- ${component}, ${name}: ${why}`)),
  );
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    ...(notes.length > 0 ? ['', 'Accepted, and why (\\*):', '', ...notes] : []),
  ].join('\n');
}

const withTable = (readme: string, results: readonly ComponentResult[]) =>
  readme.replace(marks, (_, start: string, end: string) => `${start}\n${tableOf(results)}\n${end}`);

/** What is wrong with the table in the README of the library, if anything. */
export function readmeAmiss(results: readonly ComponentResult[]): string | undefined {
  const readme = readFileSync(file, 'utf8');
  if (!marks.test(readme)) return 'ui/README.md has no place for the contracts';
  return withTable(readme, results) === readme ? undefined : 'ui/README.md shows other results';
}

export function renewReadme(results: readonly ComponentResult[]): void {
  const readme = readFileSync(file, 'utf8');
  writeFileSync(file, withTable(readme, results));
}
