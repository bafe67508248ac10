import { readdirSync } from 'node:fs';

/** "SlotCalendar" is at `components/slot-calendar`. */
export const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The main components come first, the others by name. */
const first = [
  'PackageCard',
  'ChoiceGroup',
  'PriceCard',
  'PathOption',
  'StepShell',
  'BudgetBar',
  'SlotCalendar',
  'OrderSummary',
  'ConsentSwitch',
];
const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

/** The folders of the library's components, in the order of the navigation. */
export const components = readdirSync('../src')
  .filter((name) => /^[A-Z]/.test(name))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

/** The groups of the navigation: addresses in reading order. */
export const contents = [
  {
    label: 'Start',
    items: [
      'index',
      'install',
      'props',
      'theming',
      'tokens',
      'languages',
      'accessibility',
      'testing',
      'static-pages',
      'sizes',
    ],
  },
  { label: 'Components', items: ['components', ...components.map((name) => `components/${kebab(name)}`)] },
  { label: 'Functions', items: ['slot-times', 'use-slot-calendar', 'invokers'].map((name) => `functions/${name}`) },
  {
    label: 'Recipes',
    items: ['price-list', 'quote', 'wizard', 'booking', 'consent', 'server-actions', 'tailwind', 'csp'].map(
      (name) => `recipes/${name}`,
    ),
  },
  { label: 'Releases', items: ['releases/changelog'] },
];
