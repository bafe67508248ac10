import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of this package. */
export const home = join(import.meta.dirname, '..');

/** A group of pages in the navigation. */
export interface Section {
  title: string;
  /** Addresses, without slashes at the ends: the text of `recipes/wizard` is `content/recipes/wizard.md`. */
  pages: readonly string[];
}

/** "SlotCalendar" is at `components/slot-calendar`. */
export const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

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
export const components = readdirSync(join(home, '../src'))
  .filter((name) => /^[A-Z]/.test(name))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

/** All pages, in reading order. */
export const contents: readonly Section[] = [
  {
    title: 'Start',
    pages: ['', 'install', 'theming', 'tokens', 'languages', 'accessibility', 'testing', 'static-pages', 'sizes'],
  },
  { title: 'Components', pages: ['components', ...components.map((name) => `components/${kebab(name)}`)] },
  { title: 'Functions', pages: ['functions/slot-times', 'functions/use-slot-calendar', 'functions/invokers'] },
  {
    title: 'Recipes',
    pages: ['price-list', 'quote', 'wizard', 'booking', 'consent', 'server-actions', 'tailwind', 'csp'].map(
      (name) => `recipes/${name}`,
    ),
  },
  { title: 'Releases', pages: ['releases/changelog', 'releases/upgrading'] },
];
