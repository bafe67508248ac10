import type { Browser, Page } from 'playwright-core';
import { paths } from '../../src/content/links/paths.ts';
import { packageBuilderQuestions } from '../../src/wizards/package-builder/words.ts';
import { plannerQuestions } from '../../src/wizards/planner/words.ts';
import { quickQuoteQuestions } from '../../src/wizards/quick-quote/words.ts';
import { slowdown } from './devices.ts';
import { type Interaction, measureInteraction } from './interaction.ts';
import type { ReportTable } from './reportTable.ts';

const menuLimit = 48;
const stepLimit = 64;
const monthLimit = 110;

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const choose = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true }).check();

const step = { device: 'phone', target: button('Continue'), limit: stepLimit } as const;

const interactions: readonly Interaction[] = [
  {
    label: 'the menu',
    path: paths.home,
    device: 'desktop',
    target: button('Services'),
    result: (page) => page.locator(':popover-open'),
    limit: menuLimit,
  },
  {
    label: 'the drawer',
    path: paths.home,
    device: 'phone',
    target: button('Open menu'),
    result: (page) => page.getByRole('dialog', { name: 'Menu' }),
    limit: menuLimit,
  },
  {
    label: 'quick quote: from the industry to the goals',
    ...step,
    path: `${paths.quote}?solution=website`,
    before: choose('Retail'),
    result: heading(quickQuoteQuestions.goals.title),
  },
  {
    label: 'package builder: from the brand to the campaign',
    ...step,
    path: `${paths.packageBuilder}?service=brand-identity&service=ad-campaigns&industry=retail`,
    before: choose('Elite Brand Identity'),
    result: heading(packageBuilderQuestions.campaign.title),
  },
  {
    label: 'planner: from the industry to goals and budget',
    ...step,
    path: paths.planner,
    before: choose('Retail'),
    result: heading(plannerQuestions.goals.title),
  },
  {
    label: 'booking: the next month',
    device: 'phone',
    path: paths.booking,
    target: button('Next month'),
    result: (page) => page.getByRole('button', { name: 'Previous month', disabled: false }),
    limit: monthLimit,
  },
];

/** Measures clicks in the header and in the wizards. */
export async function interactionTable(browser: Browser, site: string, runs: number): Promise<ReportTable> {
  const rows: ReportTable['rows'][number][] = [];
  for (const interaction of interactions) {
    const { delay, least, work } = await measureInteraction(browser, site, interaction, runs);
    rows.push({
      label: interaction.label,
      figures: [
        { value: delay, unit: 'ms', limit: { atMost: interaction.limit } },
        { value: least, unit: 'ms' },
        { value: work, unit: 'ms', digits: 1 },
      ],
    });
  }
  return {
    title: 'From a click to the next paint',
    note: `With ${slowdown}× CPU throttling: medians of ${runs} clicks on fresh pages. The browser measures wall-clock time in steps of 8 ms from 16 ms on, so other busy programs make it longer; the CPU time of the main thread, until a second after the click, is hardly affected.`,
    columns: ['Event duration', 'Minimum', 'CPU time'],
    rows,
  };
}
