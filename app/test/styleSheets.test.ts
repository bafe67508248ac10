import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import { componentsOf, wrongSheets } from './styleSheets.ts';

const files = sources();
const components = componentsOf(files.find(({ path }) => path === 'ui/src/index.ts')?.text ?? '');
const inApp = files.filter(({ path }) => /^app\/src\/.*(?<!\.test)\.tsx?$/.test(path));
const wrong = (text: string) => wrongSheets([{ path: 'Page.tsx', text }], components);

describe('style sheets of the component library', () => {
  test('a file imports the sheet of each component it draws, and no other', () => {
    expect(components.get('buttonClass')).toBe('Button');
    expect(inApp.some(({ text }) => text.includes("'@agency-site/ui/Button.css'"))).toBe(true);
    expect(wrongSheets(inApp, components)).toEqual([]);
  });

  test.each([
    ['a component', "import { Button } from '@agency-site/ui/Button';", 'Page.tsx misses Button.css'],
    [
      'several components',
      "import { Button, type ButtonProps, Dialog } from '@agency-site/ui';\nimport '@agency-site/ui/Dialog.css';",
      'Page.tsx misses Button.css',
    ],
    ['a function of a component', "import { buttonClass } from '@agency-site/ui';", 'Page.tsx misses Button.css'],
    ['a lazy component', "import('@agency-site/ui/MultiSelect')", 'Page.tsx misses MultiSelect.css'],
    ['nothing drawn', "import '@agency-site/ui/Toast.css';", 'Page.tsx needs no Toast.css'],
  ])('a wrong sheet is found: %s', (_, text, found) => {
    expect(wrong(text)).toEqual([found]);
  });

  test.each([
    ['types', "import { type Slot, slotTimes } from '@agency-site/ui';"],
    ['types alone', "import type { OrderSummaryProps } from '@agency-site/ui';"],
    ['the theme', "import { vars } from '@agency-site/ui/theme';\nimport '@agency-site/ui/theme.css';"],
  ])('no sheet is needed for %s', (_, text) => {
    expect(wrong(text)).toEqual([]);
  });
});
