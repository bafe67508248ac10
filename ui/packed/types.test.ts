import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ending, files, read } from './package';

const declarations = ending('.d.ts');
const parse = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

test.each(declarations)('%s imports only React and files of the package', (path) => {
  const imported = [...read(path).matchAll(/(?:from|import) '([^']+)'/g)].map(([, name]) => name ?? '');
  const unresolved = imported.filter((name) =>
    name.startsWith('.') ? !files.includes(join(dirname(path), name).replace(/\.js$/, '.d.ts')) : name !== 'react',
  );
  expect(unresolved).toEqual([]);
});

test('the types do not expose the libraries that the components use', () => {
  const leaks = declarations.filter((path) =>
    /vanilla-extract|downshift|react-day-picker|DayPicker|UseCombobox|\bany\b/.test(
      read(path).replaceAll(/\/\*\*[\s\S]*?\*\//g, ''),
    ),
  );
  expect(leaks).toEqual([]);
});

test('every function and component has a doc comment', () => {
  const undocumented = declarations.flatMap((path) => {
    const file = parse(path);
    return file.statements
      .filter((statement) => ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement))
      .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
      .map((statement) => `${path}: ${statement.getText().split('\n')[0]}`);
  });
  expect(undocumented).toEqual([]);
});

test('the doc comments of props are published', () => {
  expect(read('dist/components/PackageCard/PackageCard.d.ts')).toContain('lifts one card of a group above the others');
});
