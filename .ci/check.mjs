/**
 * `npm test`: every check, in one run. Independent stages run in parallel: one more than there are processors, but at most
 * four, because each has several workers of its own. Each line of output starts with the name of its stage; the last line
 * is the total.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditPackages } from './audit.mjs';
import { obtainBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'check-'));
/** Set explicitly: tools that write to a pipe would otherwise guess. */
const colour =
  process.env.NO_COLOR || process.env.FORCE_COLOR
    ? {}
    : process.stdout.isTTY
      ? { FORCE_COLOR: '1' }
      : { NO_COLOR: '1' };
/** Lets the processes of one run share Node's compiled code. */
const compileCache = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
const pnpm = (...args) => ['pnpm', ['--silent', ...args]];
const inPackage = (name, ...args) => pnpm('--filter', `@agency-site/${name}`, ...args);

/** A Vitest run that also writes a JSON report, from which its tests are counted. */
function vitest(name, script = 'test', ...args) {
  const file = join(reports, `${[name, script, ...args].join(' ').replace(/\W+/g, ' ')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: inPackage(name, 'run', script, ...args, ...reporters), count: () => countVitest(file) };
}

function playwright(name, ...script) {
  const file = join(reports, `${name} browser.json`);
  const command = script.length > 0 ? script : ['exec', 'playwright', 'test'];
  return {
    command: inPackage(name, ...command, '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: '--no-warnings' },
    count: () => countPlaywright(file),
  };
}

/**
 * A stage runs a `command`, or `work`, which may resolve with counts of tests. `after` names the stages that must pass first.
 * The first stage that is ready starts first, so those that others wait for come first, then the longest.
 */
const stages = [
  { name: 'build ui', command: inPackage('ui', 'run', 'build') },
  { name: 'browser', work: (say) => obtainBrowser(say).then((path) => say(path)) },
  { name: 'build site', command: inPackage('app', 'run', 'build'), after: ['build ui'] },
  { name: 'test site', ...playwright('app'), after: ['build site', 'browser'] },
  { name: 'test server', ...vitest('app', 'test', '--project=server-side') },
  { name: 'build ladle', command: inPackage('ladle', 'run', 'build'), after: ['build ui'] },
  { name: 'test ladle', ...playwright('ladle'), after: ['build ladle', 'browser'] },
  { name: 'consumers', ...vitest('ui', 'consumers'), after: ['build ui', 'browser'] },
  { name: 'docs', ...playwright('docs', 'run', 'check'), after: ['build ui', 'browser'] },
  { name: 'test app', ...vitest('app', 'test', '--project=browser-side'), after: ['build ui'] },
  { name: 'test ui', ...vitest('ui') },
  { name: 'lint', command: pnpm('run', 'lint') },
  { name: 'types', command: pnpm('run', 'typecheck') },
  { name: 'package', ...vitest('ui', 'pack:check'), after: ['build ui'] },
  { name: 'audit', work: (say) => auditPackages(say, root) },
  { name: 'catalogue', command: pnpm('run', 'check:catalogue') },
];

/** Seconds without output after which a stage counts as hung. No test takes this long, even on a slow machine. */
const hangTimeout = 900;

const width = Math.max(...stages.map((stage) => stage.name.length));
const say = (name, text) => console.log(`${name.padEnd(width)} | ${text}`);

/** Runs one stage and resolves with its counts. Never rejects. */
async function runStage({ name, command, work, env, count }) {
  const started = performance.now();
  const line = (text) => say(name, text);
  say(name, '…');
  const { ok, why, counted } = command
    ? await run(command[0], command[1], {
        cwd: root,
        env: { ...colour, ...compileCache, ...env },
        silence: hangTimeout,
        line,
      })
    : await work(line).then(
        (counted) => ({ ok: true, why: '', counted }),
        (error) => ({ ok: false, why: error.message }),
      );
  const seconds = (performance.now() - started) / 1000;
  const result = (passed, failed, skipped = 0, flaky = []) => ({ name, passed, failed, skipped, flaky, seconds });
  if (counted) return result(counted.passed, counted.failed, counted.skipped);
  if (!count) return ok ? result(1, []) : result(0, [`${name}: ${why}`]);
  try {
    const { passed, failed, skipped, flaky } = count();
    // A run may fail with every test green: an error between the tests, or no test at all.
    return result(passed, ok || failed.length > 0 ? failed : [`${name}: ${why}`], skipped, flaky);
  } catch {
    return result(0, [`${name}: ${ok ? 'left no report' : why}`]);
  }
}

/** Starts each stage once the stages it waits for are done. Resolves with the results in order of completion. */
async function runStages(limit) {
  const waiting = [...stages];
  const running = new Map();
  const results = [];
  const done = (name) => results.find((result) => result.name === name);
  const ready = (stage) => running.size < limit && (stage.after ?? []).every(done);

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter((stage) => (stage.after ?? []).some((name) => done(name)?.failed.length))) {
      waiting.splice(waiting.indexOf(stage), 1);
      results.push({ name: stage.name, passed: 0, failed: [`${stage.name}: not run`], skipped: 0, seconds: 0 });
    }
    for (let next = waiting.find(ready); next; next = waiting.find(ready)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, runStage(next));
    }
    if (running.size === 0) continue;
    const result = await Promise.race(running.values());
    running.delete(result.name);
    results.push(result);
    const end = result.failed.length > 0 ? 'FAILED' : result.passed > 0 ? 'ok' : 'skipped';
    say(result.name, `${end} after ${result.seconds.toFixed(1)} s`);
  }
  return results;
}

/** Why this version of Node cannot run the checks, if it cannot. */
function unsupportedNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `This is Node ${process.versions.node}; the tools here need 22.22 or newer.
The pinned version is an optional dependency (the npm package "node"). Either it was not installed, or this script was not
started by npm test. Run npm test; if that does not help, install Node 24.`;
}

const why = unsupportedNode();
const results = why
  ? [{ name: 'runtime', passed: 0, failed: [why], skipped: 0, seconds: 0 }]
  : [
      { name: 'runtime', passed: 1, failed: [], skipped: 0, seconds: 0 },
      ...(await runStages(Math.min(4, availableParallelism() + 1))),
    ];
rmSync(reports, { recursive: true, force: true });

const sum = (count) => results.reduce((total, result) => total + count(result), 0);
const passed = sum((result) => result.passed);
const failures = results.flatMap((result) => result.failed);
const skipped = sum((result) => result.skipped);

console.log();
for (const { name, passed, failed, skipped, seconds } of results) {
  const counts = [
    `${passed} passed`,
    failed.length > 0 && `${failed.length} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  say(name, `${counts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`);
}
const flaky = results.flatMap((result) => result.flaky ?? []);
if (flaky.length > 0)
  console.log(['', 'Flaky, passed on the second attempt:', ...flaky.map((test) => `- ${test}`)].join('\n'));
if (failures.length > 0) console.log(['', 'Failed:', ...failures.map((failure) => `- ${failure}`)].join('\n'));
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
