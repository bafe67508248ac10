import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import source from '../package.json' with { type: 'json' };
import { components, files, folder, manifest, read } from './package';

test('publint --strict finds nothing', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('attw --profile esm-only finds nothing', async () => {
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(inject('tarball'))));
  const result = await checkPackage(tarball, { excludeEntrypoints: [/\.css$/] });
  // What the profile leaves out: resolvers that ignore "exports", and require() of an ES module.
  const left = ['node10', 'node16-cjs'];
  const problems = result.types ? result.problems : ['There are no types at all.'];
  expect(
    problems.filter(
      (problem) =>
        typeof problem === 'string' || !('resolutionKind' in problem) || !left.includes(problem.resolutionKind),
    ),
  ).toEqual([]);
  expect(Object.keys('entrypoints' in result ? result.entrypoints : {})).toContain('./PackageCard');
});

test('the package contains only imported files and documents', () => {
  const allowed = [
    /^dist\/components\/(chunk-\w+|index|lib\/(ButtonBase|clockVectors|invokers|scrollTop|slotTimes|toastTimer|useSlotCalendar))\.js$/,
    /^dist\/components\/(\w+\.d-[\w-]+|index|lib\/(clockVectors|invokers|scrollTop|slotTimes|toastTimer|useSlotCalendar))\.d\.ts$/,
    /^dist\/components\/([A-Z]\w+)\/\1\.(js|d\.ts|css)$/,
    /^dist\/components\/lib\/messages\/(\w\w|MessagesProvider)\.(js|d\.ts)$/,
    /^dist\/(components|check|testing)\/licenses\.txt$/,
    /^dist\/testing\/index\.(js|d\.ts)$/,
    /^dist\/check\/ui\.js$/,
    /^dist\/theme\/index\.(js|d\.ts)$/,
    /^dist\/((styles|reset)\/index|styles\/theme)\.css$/,
    /^dist\/unlayered\/[A-Za-z]+\.css$/,
    /^css\.d\.ts$/,
    /^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$/,
  ];
  expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('every component and its sheet can be imported alone, and no entry leads to sources', () => {
  for (const name of components) {
    const file = `./dist/components/${name}/${name}`;
    expect(manifest.exports[`./${name}`]).toEqual({ types: `${file}.d.ts`, default: `${file}.js` });
    expect(manifest.exports[`./${name}.css`]).toEqual({ types: './css.d.ts', default: `${file}.css` });
  }
  expect(JSON.stringify(manifest.exports)).not.toMatch(/source|\/src\//);
  // The workspace lists its entries twice, with and without sources: the lists say the same.
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(source.exports));
});

test('it has one dependency, and React is a peer dependency', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['downshift']);
  expect(manifest.peerDependencies).toEqual({ react: '^19', 'react-dom': '^19' });
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
});

test('it says where its sources are, at one address, and what it is found by', () => {
  const { repository, homepage, bugs, keywords } = source;
  const address = repository.url.replace(/^git\+|\.git$/g, '');
  expect(repository.directory).toBe('ui');
  for (const link of [homepage, bugs]) expect(link.startsWith(address)).toBe(true);
  expect(keywords).toContain('react');
});

test('the latest entry of the changelog is of this version, and the README speaks of no other', () => {
  expect(/^## (.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(manifest.version);
  expect(read('README.md').match(/\b\d+\.\d+\.\d+\b/g) ?? []).toEqual([]);
});

test('bundled code includes its licence', () => {
  const licences = read('dist/components/licenses.txt');
  expect(licences).toMatch(/^react-day-picker 10\.\d+\.\d+ \(MIT\)$/m);
  expect(licences).toMatch(/^date-fns \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(licences).toMatch(/^@date-fns\/tz \d+\.\d+\.\d+ \(MIT\)$/m);
});
