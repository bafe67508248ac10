import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test, vi } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';

vi.stubEnv('RECHECK_BACKEND', 'pure');
const { checkSync } = await import('recheck');

const root = join(import.meta.dirname, '../..');
const files = globSync(
  ['server/**/*.ts', 'src/domain/**/*.ts', 'src/wizards/*/rules/*.ts', 'src/orders/**/*.ts', 'src/api/**/*.ts'],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.ts$|^server\/(testing|fuzz|crash-test)\//.test(file));

/** A regular expression and its location. */
interface Found {
  pattern: string;
  flags: string;
  at: string;
}

/** The regular expressions of a source file, and the places that build one at run time, which can't be checked. */
function regexpsIn(source: string, at: string): { literals: Found[]; computed: string[] } {
  const literals: Found[] = [];
  const computed: string[] = [];
  const { program, errors } = parseSync(at, source);
  if (errors.length > 0) throw new Error(`${at}: ${errors[0]?.message}`);
  const made = ({ callee }: { callee: { type: string; name?: unknown } }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') computed.push(at);
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ ...node.regex, at });
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return { literals, computed };
}

/** The checker's random inputs are the same on each run, and it counts steps, not milliseconds. */
const sameOnEachRun = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, attackTimeout: null };

/** Why an expression may take more than linear time; null when it doesn't. */
function slowness({ pattern, flags, at }: Found): string | null {
  const result = checkSync(pattern, flags, { timeout: 300_000, ...sameOnEachRun });
  if (result.status === 'safe') return null;
  const summary = result.status === 'vulnerable' ? result.complexity.summary : 'cannot be checked';
  return `/${pattern}/${flags} (${at}): ${summary}`;
}

/** Slow expressions, each once. */
function slowOf(found: readonly Found[]): string[] {
  const once = new Map(found.map((each) => [`/${each.pattern}/${each.flags}`, each]));
  return [...once.values()].flatMap((each) => slowness(each) ?? []);
}

const sources = files.map((file) => regexpsIn(readFileSync(join(root, file), 'utf8'), file));

test('all regular expressions of server, domain and API client take linear time', () => {
  const literals = sources.flatMap((source) => source.literals);
  expect(literals.length).toBeGreaterThan(60);
  expect(slowOf(literals)).toEqual([]);
}, 600_000);

test('none is built at run time', () => {
  expect(sources.flatMap(({ computed }) => computed)).toEqual([]);
});

test('all validation patterns take linear time, including those of the library', async () => {
  const server = await openTestServer({ environment: { MAIL_FROM: 'hello@agency.example' } });
  const description: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const patterns = new Set<string>();
  JSON.stringify(description, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(3);
  expect(slowOf([...patterns].map((pattern) => ({ pattern, flags: 'u', at: 'openapi.json' })))).toEqual([]);
}, 600_000);
