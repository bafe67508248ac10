import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import { wrongSheets } from './styleSheets.ts';

const inApp = sources().filter(({ path }) => /^app\/src\/.*(?<!\.test)\.tsx?$/.test(path));
const wrong = (text: string) => wrongSheets([{ path: 'Page.tsx', text }]);

describe('style sheets of the component library', () => {
  test('a file imports the style sheets of exactly the components it renders', () => {
    expect(inApp.some(({ text }) => text.includes("'@agency-site/ui/Button.css'"))).toBe(true);
    expect(wrongSheets(inApp)).toEqual([]);
  });

  test.each([
    ['a component', "import { Button } from '@agency-site/ui/Button';", 'Page.tsx misses Button.css'],
    [
      'several components',
      [
        "import { Button, type ButtonProps } from '@agency-site/ui/Button';",
        "import { Dialog } from '@agency-site/ui/Dialog';",
        "import '@agency-site/ui/Dialog.css';",
      ].join('\n'),
      'Page.tsx misses Button.css',
    ],
    [
      'a function of a component',
      "import { buttonClass } from '@agency-site/ui/Button';",
      'Page.tsx misses Button.css',
    ],
    ['a lazy component', "import('@agency-site/ui/MultiSelect')", 'Page.tsx misses MultiSelect.css'],
    ['nothing drawn', "import '@agency-site/ui/Toast.css';", 'Page.tsx needs no Toast.css'],
  ])('finds a wrong style sheet: %s', (_, text, found) => {
    expect(wrong(text)).toEqual([found]);
  });

  test.each([
    ['a type', "import { type Slot } from '@agency-site/ui/SlotCalendar';"],
    ['types alone', "import type { OrderSummaryProps } from '@agency-site/ui/OrderSummary';"],
    ['a function', "import { slotTimes } from '@agency-site/ui/slotTimes';"],
    ['the theme', "import { vars } from '@agency-site/ui/theme';\nimport '@agency-site/ui/theme.css';"],
  ])('needs no style sheet for %s', (_, text) => {
    expect(wrong(text)).toEqual([]);
  });
});
