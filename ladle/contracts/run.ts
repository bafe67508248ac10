/**
 * Checks the accessibility contract of every component over its stories, in the built workbench and a real Chromium.
 * Renews results.json and the table in ui/README.md; with --check it leaves them alone, and fails where they differ.
 * Names of components restrict it to them. --report=<file> leaves the counts as JSON.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { home, openWorkbench, storiesOfLibrary } from '../workbench.ts';
import { tryChecks } from './checks/trial.ts';
import { examine } from './examine.ts';
import { contractsOfLibrary, noContract } from './library.ts';
import { readmeAmiss, renewReadme } from './readme.ts';
import { type ComponentResult, countOf, failuresOf } from './results.ts';
import { openSession } from './session.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});
const asked = (name: string) => positionals.length === 0 || positionals.includes(name);
const kept = join(home, 'contracts/results.json');
const started = performance.now();

const contracts = await contractsOfLibrary();
const failures = [...contracts]
  .filter(([name, contract]) => asked(name) && !contract)
  .map(([name]) => `${name}: has no accessibility contract`);
const elsewhere = [...contracts.values()].flatMap((contract) =>
  (contract?.exceptions ?? []).filter(({ story }) => story === 'every story'),
);

const stories = Map.groupBy(
  storiesOfLibrary().filter(({ component }) => asked(component)),
  ({ component }) => component,
);
// What takes longest begins first.
const waiting = [...stories].toSorted(([, one], [, other]) => other.length - one.length);
const results: ComponentResult[] = [];

const workbench = await openWorkbench();
const trial = await tryChecks((await openSession(workbench)).page);
await Promise.all(
  Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
    const session = await openSession(workbench);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, own] = next;
      const result = await examine(session, name, own, contracts.get(name) ?? noContract, elsewhere);
      results.push(result);
      const { passed, failed } = countOf(result);
      console.log(`${name}: ${own.length} stories, ${passed} checks passed${failed > 0 ? `, ${failed} failed` : ''}`);
    }
  }),
);
await workbench.close();

results.sort((one, other) => one.component.localeCompare(other.component, 'en'));
failures.push(...trial.failed, ...results.flatMap(failuresOf));
let passed = results.reduce((sum, result) => sum + countOf(result).passed, trial.passed);

if (positionals.length === 0) {
  const fresh = `${JSON.stringify(results, null, 2)}\n`;
  if (values.check) {
    const same = existsSync(kept) && readFileSync(kept, 'utf8') === fresh;
    const amiss = [same ? undefined : 'results.json holds other results', readmeAmiss(results)];
    passed += amiss.filter((one) => one === undefined).length;
    const remedy = 'renew it by pnpm --filter @agency-site/ladle run contracts';
    failures.push(...amiss.flatMap((one) => (one === undefined ? [] : `contracts: ${one}: ${remedy}`)));
  } else {
    writeFileSync(kept, fresh);
    renewReadme(results);
  }
}

for (const failure of failures) console.log(`- ${failure}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const count = [...stories.values()].flat().length;
console.log(`${count} stories, ${passed} checks passed, ${failures.length} failed, ${seconds} s`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed: failures, skipped: 0 }));
process.exitCode = failures.length > 0 ? 1 : 0;
