/**
 * Checks the accessibility contract of every component over its stories, in the built workbench and a real Chromium.
 * Renews results.json and the table in ui/README.md; with --check it leaves them alone, and fails where they differ.
 * Names of components restrict it to them. --report=<file> leaves the counts as JSON.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { home, openWorkbench, storiesOfLibrary } from '../workbench.ts';
import { type AnyContract, examine } from './examine.ts';
import { readmeAmiss, renewReadme } from './readme.ts';
import { type ComponentResult, countOf, failuresOf } from './results.ts';
import { openSession } from './session.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, report: { type: 'string' } },
  allowPositionals: true,
});
const source = join(home, '../ui/src');
const kept = join(home, 'contracts/results.json');
const started = performance.now();

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);
const contractOf = (name: string) => join(source, name, `${name}.contract.ts`);
const asked = (name: string) => positionals.length === 0 || positionals.includes(name);
const failures = folders
  .filter((name) => asked(name) && !existsSync(contractOf(name)))
  .map((name) => `${name}: has no accessibility contract`);

const stories = storiesOfLibrary().filter(({ component }) => asked(component));
const contracts = new Map<string, AnyContract>();
for (const name of folders)
  if (existsSync(contractOf(name)))
    contracts.set(name, (await import(pathToFileURL(contractOf(name)).href)).default as AnyContract);
const elsewhere = [...contracts.values()].flatMap(({ exceptions = [] }) =>
  exceptions.filter(({ story }) => story === 'every story'),
);
/** Stories of no single component, like a gallery, are held to the general checks alone. */
const general: AnyContract = { pattern: '', roles: [], keys: [], states: [] };

const waiting = [...new Set(stories.map(({ component }) => component))];
const results: ComponentResult[] = [];
const workbench = await openWorkbench();
await Promise.all(
  Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
    const session = await openSession(workbench);
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const contract = contracts.get(name) ?? general;
      const own = stories.filter(({ component }) => component === name);
      const result = await examine(session, name, own, contract, elsewhere);
      results.push(result);
      const { passed, failed } = countOf(result);
      console.log(`${name}: ${own.length} stories, ${passed} checks passed${failed > 0 ? `, ${failed} failed` : ''}`);
    }
  }),
);
await workbench.close();

results.sort((one, other) => one.component.localeCompare(other.component));
failures.push(...results.flatMap(failuresOf));
let passed = results.reduce((sum, result) => sum + countOf(result).passed, 0);

if (positionals.length === 0) {
  const fresh = `${JSON.stringify(results, null, 2)}\n`;
  if (values.check) {
    const amiss = [
      existsSync(kept) && readFileSync(kept, 'utf8') === fresh ? undefined : 'results.json holds other results',
      readmeAmiss(results),
    ];
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
console.log(`${stories.length} stories, ${passed} checks passed, ${failures.length} failed, ${seconds} s`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed: failures, skipped: 0 }));
process.exitCode = failures.length > 0 ? 1 : 0;
