import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { badImports, layers } from './layers.ts';
import { type Source, sources } from './sources.ts';

const files = sources();

describe('layers', () => {
  test('nothing imports from a higher layer, a sibling component, or a forbidden package', () => {
    expect(badImports(files)).toEqual([]);
  });

  test('every layer exists', () => {
    const empty = layers.filter(({ at }) => {
      const place = new RegExp(`^${at.replaceAll('*', '[^/]+')}`);
      return !files.some(({ path }) => place.test(path));
    });
    expect(empty.map(({ at }) => at)).toEqual([]);
  });

  test.each([
    ['domain on a page', 'app/src/domain/money.ts', "import { toast } from '../shell/Toasts';"],
    ['domain on React', 'app/src/domain/money.ts', "import { useState } from 'react';"],
    ['the rules of a wizard on React', 'app/src/wizards/planner/rules/price.ts', "import { useState } from 'react';"],
    ['the API client on a toast', 'app/src/api/http.ts', "export { notify } from '../shell/Toasts';"],
    [
      'the shell on a wizard, lazily',
      'app/src/shell/frame/Frame.tsx',
      "const load = () => import('../../wizards/planner/definition');",
    ],
    ['a feature on another', 'app/src/account/Login.tsx', "import { Booking } from '../booking/Booking';"],
    [
      'the types of the build on the server',
      'app/src/vite-env.d.ts',
      "declare const __SITE__: import('../server/platform/settings/settings.ts').PublicSite;",
    ],
    ['the server on the shell', 'app/server/http.ts', "import { site } from '../src/shell/site.ts';"],
    ['a subject on the routes of another', 'app/server/people/person.ts', "import '../accounts/authRoutes.ts';"],
    ['a table on its subject', 'app/server/booking/table.ts', "import './slots.ts';"],
    ['a component on its sibling', 'ui/src/StepShell/StepShell.tsx', "import { Button } from '../Button/Button';"],
    ['a component on the app', 'ui/src/Button/Button.tsx', "import { euro } from '../../../app/src/domain/money';"],
    [
      'an example on a source',
      'ui/docs/examples/Button/Tones.tsx',
      "import { Button } from '../../../src/Button/Button';",
    ],
    ['a source on the code that mocks it', 'app/src/api/http.ts', "import { handlers } from '../mocks/handlers';"],
  ])('finds a forbidden import: %s', (_, path, text) => {
    expect(badImports([{ path, text }])).toHaveLength(1);
  });

  test.each([
    ['from a lower layer', 'app/src/wizards/planner/steps.tsx', "import { spent } from './rules/budget.ts';"],
    ['from its own folder', 'app/src/wizards/planner/definition.tsx', "import { plannerSteps } from './steps';"],
    [
      'the components by their name',
      'app/src/shell/frame/Frame.tsx',
      "import { Button } from '@agency-site/ui/Button';",
    ],
    ['a subject on the table of a higher one', 'app/server/webhooks/events.ts', "import '../booking/table.ts';"],
    [
      'a story beside another component',
      'ui/src/Toast/Toast.stories.tsx',
      "import { Button } from '../Button/Button';",
    ],
  ])('allows an import: %s', (_, path, text) => {
    expect(badImports([{ path, text }])).toEqual([]);
  });
});

describe('words', () => {
  /** Split, so that this file doesn't contain them. */
  const foreign = [
    ['a numbered section of a document that is not here', /\u00a7\s*\d/],
    ['a path on the author’s machine', new RegExp(`${['', 'work', ''].join('/')}|${['', 'home', ''].join('/')}`)],
  ] as const;

  test.each(foreign)('no file holds %s', (_, words) => {
    expect(files.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]);
  });

  /** Paths to a folder called "shared" outside the project, or to notes. */
  const waysOut = ({ path, text }: Source) =>
    [...text.matchAll(/(?:\.\.\/)+shared\b(\/[\w-]+\.md)?/g)].filter(
      ([way, notes]) => notes || posix.join(posix.dirname(path), way).startsWith('..'),
    );

  test('no file refers to a folder beside the project', () => {
    expect(files.filter((file) => waysOut(file).length > 0).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ['app/src/domain/money.ts', `// See ${'../'}shared/prices.md`, 1],
    ['app/src/domain/money.ts', `import '${'../'.repeat(4)}shared/prices.ts';`, 1],
    ['ui/consumers/apps/next/app/page.tsx', `import '${'../'}shared/brand.css';`, 0],
  ])('in %s, %s leads out of the project %i times', (path, text, count) => {
    expect(waysOut({ path, text })).toHaveLength(count);
  });

  test('reads the sources', () => {
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'README.md',
        '.ci/run',
        'app/test/layers.test.ts',
        'ui/src/index.ts',
        'app/server/main.ts',
      ]),
    );
  });
});
