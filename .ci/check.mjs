/**
 * `npm test`: everything that must hold, in one run. Stages that do not wait for one another run side by side, one more
 * than there are processors, since browser tests mostly wait; each line of output carries the name of its stage. The last
 * line is the sum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { obtainBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'check-'));
/** Tools that write to a pipe would otherwise guess. */
const colour =
  process.env.NO_COLOR || process.env.FORCE_COLOR
    ? {}
    : process.stdout.isTTY
      ? { FORCE_COLOR: '1' }
      : { NO_COLOR: '1' };
/** What Node has compiled of the tools and of the server is there for the next program that starts them. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
const pnpm = (...args) => ['pnpm', ['--silent', ...args]];
const within = (name, ...args) => pnpm('--filter', `@agency-site/${name}`, ...args);

/** A test run that leaves a report of its own, by which its tests are counted. */
function vitest(name, script = 'test') {
  const file = join(reports, `${name} ${script.replace(':', ' ')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: within(name, 'run', script, ...reporters), count: () => countVitest(file) };
}

function playwright(name) {
  const file = join(reports, `${name} browser.json`);
  return {
    command: within(name, 'exec', 'playwright', 'test', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: '--no-warnings' },
    count: () => countPlaywright(file),
  };
}

/**
 * `after`: what must have gone well before. The first one free to go goes first: what others wait for, then what takes
 * longest. A task runner such as Turborepo would replace the forty lines that do this; finding a browser, counting tests,
 * naming the failed and flaky ones and ending what hangs would stay.
 */
const stages = [
  { name: 'build ui', command: within('ui', 'run', 'build') },
  { name: 'browser', work: (say) => obtainBrowser(say).then((path) => say(path)) },
  { name: 'lint', command: pnpm('run', 'lint') },
  { name: 'build site', command: within('app', 'run', 'build'), after: ['build ui'] },
  { name: 'test site', ...playwright('app'), after: ['build site', 'browser'] },
  { name: 'test app', ...vitest('app') },
  { name: 'build ladle', command: within('ladle', 'run', 'build'), after: ['build ui'] },
  { name: 'test ladle', ...playwright('ladle'), after: ['build ladle', 'browser'] },
  { name: 'consumers', ...vitest('ui', 'consumers'), after: ['build ui', 'browser'] },
  { name: 'test ui', ...vitest('ui') },
  { name: 'types', command: pnpm('run', 'typecheck') },
  { name: 'package', ...vitest('ui', 'pack:check'), after: ['build ui'] },
  { name: 'catalogue', command: pnpm('run', 'check:catalogue') },
];

/** Seconds without a line of output after which a stage hangs. However slow the machine is, no test takes this long. */
const silence = 900;

const width = Math.max(...stages.map((stage) => stage.name.length));
const say = (name, text) => console.log(`${name.padEnd(width)} | ${text}`);

/** Runs one stage and says what it adds to the sum. Never throws. */
async function perform({ name, command, work, env, count }) {
  const started = performance.now();
  const line = (text) => say(name, text);
  say(name, '…');
  const { ok, why } = command
    ? await run(command[0], command[1], { cwd: root, env: { ...colour, ...compiled, ...env }, silence, line })
    : await work(line).then(
        () => ({ ok: true, why: '' }),
        (error) => ({ ok: false, why: error.message }),
      );
  const seconds = (performance.now() - started) / 1000;
  const result = (passed, failed, skipped = 0, flaky = []) => ({ name, passed, failed, skipped, flaky, seconds });
  if (!count) return ok ? result(1, []) : result(0, [`${name}: ${why}`]);
  try {
    const { passed, failed, skipped, flaky } = count();
    // A run may fail with every test green: an error between the tests, or no test at all.
    return result(passed, ok || failed.length > 0 ? failed : [`${name}: ${why}`], skipped, flaky);
  } catch {
    return result(0, [`${name}: ${ok ? 'left no report' : why}`]);
  }
}

/** Starts every stage as soon as what it waits for is done, and resolves with the results in the order they came. */
async function performAll(lanes) {
  const waiting = [...stages];
  const going = new Map();
  const results = [];
  const done = (name) => results.find((result) => result.name === name);
  const free = (stage) => going.size < lanes && (stage.after ?? []).every(done);

  while (waiting.length > 0 || going.size > 0) {
    for (const stage of waiting.filter((stage) => (stage.after ?? []).some((name) => done(name)?.failed.length))) {
      waiting.splice(waiting.indexOf(stage), 1);
      results.push({ name: stage.name, passed: 0, failed: [`${stage.name}: not run`], skipped: 0, seconds: 0 });
    }
    for (let next = waiting.find(free); next; next = waiting.find(free)) {
      waiting.splice(waiting.indexOf(next), 1);
      going.set(next.name, perform(next));
    }
    if (going.size === 0) continue;
    const result = await Promise.race(going.values());
    going.delete(result.name);
    results.push(result);
    say(result.name, `${result.failed.length > 0 ? 'FAILED' : 'ok'} after ${result.seconds.toFixed(1)} s`);
  }
  return results;
}

function unfit() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `This is Node ${process.versions.node}; the tools here need 22.22 or newer.
The pinned one comes as an optional dependency (the npm package "node") and was not installed, or this was not started
by npm test. Run npm test; where that changes nothing, install Node 24.`;
}

const why = unfit();
const results = why
  ? [{ name: 'runtime', passed: 0, failed: [why], skipped: 0, seconds: 0 }]
  : [
      { name: 'runtime', passed: 1, failed: [], skipped: 0, seconds: 0 },
      ...(await performAll(Math.min(4, availableParallelism() + 1))),
    ];
rmSync(reports, { recursive: true, force: true });

const sum = (of) => results.reduce((total, result) => total + of(result), 0);
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
  console.log(['', 'Flaky, passed at the second try:', ...flaky.map((test) => `- ${test}`)].join('\n'));
if (failures.length > 0) console.log(['', 'Failed:', ...failures.map((failure) => `- ${failure}`)].join('\n'));
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
