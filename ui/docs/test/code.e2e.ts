import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { components } from '../src/contents.ts';
import { expect, test } from './site.ts';

const home = join(import.meta.dirname, '..');

/** Code written in a text; code from files is checked with the project. */
const samples = globSync('src/content/docs/**/*.mdx', { cwd: home }).flatMap((file) =>
  [...readFileSync(join(home, file), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)\n```$/gm)].map(([, kind, code], at) => ({
    path: join(home, `${file}.${at + 1}.${kind}`),
    // As a module, even if it imports nothing.
    code: `${code}\nexport {};\n`,
  })),
);

/** Placeholders for the reader's own style sheets, which the samples import. */
const sheets = ['page.css', 'brand.css'].map((name) => ({
  path: join(home, `src/content/docs/${name}.d.ts`),
  code: 'export {};',
}));

/** The compiler's errors in the samples, as virtual files. */
function errorsIn(samples: readonly { path: string; code: string }[]): string[] {
  const { config } = ts.readConfigFile(join(home, '../../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, home);
  const texts = new Map([...sheets, ...samples].map(({ path, code }) => [path, code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, target) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target);
  };
  const own = { ...options, noUnusedLocals: false, noEmit: true };
  const program = ts.createProgram([...texts.keys()], own, host);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && texts.has(file.fileName))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

test('the code in the texts compiles, and a prop that does not exist is found', () => {
  expect(samples.length).toBeGreaterThan(5);
  const path = join(home, 'wrong.tsx');
  const code =
    'import { Button } from \'@agency-site/ui/Button\';\nexport const B = () => <Button colour="red">A</Button>;';
  expect(errorsIn([...samples, { path, code }])).toEqual([expect.stringContaining('wrong.tsx: ')]);
});

test('each element of a component that has a state can be selected: it is its root, or a part of its own', async () => {
  const { statesOf } = await import('../src/library/states.ts');
  const rows = components.flatMap((name) => statesOf(name).map((row) => ({ name, ...row })));
  expect(rows.filter(({ root }) => root).length).toBeGreaterThan(5);
  expect(rows.filter(({ part, root }) => !part && !root)).toEqual([]);
  const parts = rows.flatMap(({ name, part, states }) => (part && states.length > 0 ? [`${name} ${part}`] : []));
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([]);
});
