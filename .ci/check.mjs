/** `npm test`: Turborepo runs the tasks of turbo.json that are named; then the tests that failed, and the total as the last line. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { obtainBrowser } from './browser.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const folder of globSync('{app,ladle,ui,ui/docs}/reports')) rmSync(folder, { recursive: true });
obtainBrowser();

const started = performance.now();
const concurrency = Math.min(4, availableParallelism() + 1);
const { status } = spawnSync('turbo', ['run', ...process.argv.slice(2), '--continue', `--concurrency=${concurrency}`], {
  env: {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_UI: 'false',
    NODE_COMPILE_CACHE: `${process.cwd()}/node_modules/.cache/node`,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});

const reports = globSync('{app,ladle,ui,ui/docs}/reports/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
const tests = reports.flatMap((report) => (report.stats ? ofPlaywright(report) : ofVitest(report)));
const named = (status) => tests.filter((test) => test.status === status);
for (const { status, name, error = '' } of [...named('flaky'), ...named('failed')]) {
  console.log(`${status}: ${name} ${error.split('\n')[0]}`);
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes${processorSeconds()}`);
console.log(['passed', 'failed', 'flaky', 'skipped'].map((status) => `${named(status).length} ${status}`).join(', '));
process.exitCode = status === 0 && named('failed').length === 0 ? 0 : 1;

/** The tests of a JSON report of Vitest; a file that fails to load has no tests. */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length === 0
      ? { status, name, error: message }
      : assertionResults.map(({ status, fullName, failureMessages: [error] }) => ({
          status: ['passed', 'failed'].includes(status) ? status : 'skipped',
          name: `${name}: ${fullName}`,
          error,
        })),
  );
}

/** The tests of a JSON report of Playwright, and errors between them. */
function ofPlaywright({ suites, errors }) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const words = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };
  return [
    ...errors.map(({ message }) => ({ status: 'failed', name: 'Playwright:', error: message })),
    ...suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        status: words[status],
        name: `${file}: ${title}`,
        error: results[0]?.error?.message,
      })),
    ),
  ];
}

/** Of all processes that ran and have ended, where Linux tells. */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return `, ${Math.round((Number(fields[13]) + Number(fields[14])) / 100)} processor seconds`;
  } catch {
    return '';
  }
}
