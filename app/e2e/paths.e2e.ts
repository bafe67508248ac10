import { ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

/** Titles as shown. */
const trinity = 'Trinity Business Systems';
const website = 'Website & Digital Platform';
const both = 'Complete Digital Transformation';
const skip = 'No, thank you';
const shop = 'Yes, we have a store';
const noShop = 'No, only online';

interface Path {
  /** The steps after Solution Type, each with what is chosen there. */
  steps: readonly (readonly [step: string, ...titles: string[]])[];
  total: string;
  deposit: string;
  later: string;
}

/*
 * Calculated by hand. Systems: 200 each, Core 600, Plus 1,000; adding AED 200; tiers 800, 1,600, 2,400; a shop with GARO
 * or Plus 1,600; both together less 10%. Deposit: half under 1,000, a fifth from there.
 */
const trinityPaths: Readonly<Record<string, Path>> = {
  'Core alone: 600, half of it now': {
    steps: [
      ['Trinity Package', 'Trinity Core'],
      ['AED Upsell', skip],
    ],
    total: '€600',
    deposit: '€300',
    later: '€300',
  },
  'Core and AED: 600 + 200': {
    steps: [
      ['Trinity Package', 'Trinity Core'],
      ['AED Upsell', 'Add AED'],
    ],
    total: '€800',
    deposit: '€400',
    later: '€400',
  },
  'Plus with a shop: 1,000 + 1,600, a fifth now': {
    steps: [
      ['Trinity Package', 'Trinity Plus'],
      ['Store Type', shop],
    ],
    total: '€2,600',
    deposit: '€520',
    later: '€2,080',
  },
  'Plus without a shop: 1,000, the lowest total with a deposit of a fifth': {
    steps: [
      ['Trinity Package', 'Trinity Plus'],
      ['Store Type', noShop],
    ],
    total: '€1,000',
    deposit: '€200',
    later: '€800',
  },
  'one system: 200': {
    steps: [
      ['Trinity Package', 'Expense Manager'],
      ['AED Upsell', skip],
    ],
    total: '€200',
    deposit: '€100',
    later: '€100',
  },
  'one system and AED: 200 + 200': {
    steps: [
      ['Trinity Package', 'MCD'],
      ['AED Upsell', 'Add AED'],
    ],
    total: '€400',
    deposit: '€200',
    later: '€200',
  },
  'one system, Core in its place: 600': {
    steps: [
      ['Trinity Package', 'RCD'],
      ['AED Upsell', 'Trinity Core'],
    ],
    total: '€600',
    deposit: '€300',
    later: '€300',
  },
  'one system, Plus in its place, with a shop: 1,000 + 1,600': {
    steps: [
      ['Trinity Package', 'AED'],
      ['AED Upsell', 'Trinity Plus'],
      ['Store Type', shop],
    ],
    total: '€2,600',
    deposit: '€520',
    later: '€2,080',
  },
  'one system, Plus in its place, without a shop: 1,000': {
    steps: [
      ['Trinity Package', 'Expense Manager'],
      ['AED Upsell', 'Trinity Plus'],
      ['Store Type', noShop],
    ],
    total: '€1,000',
    deposit: '€200',
    later: '€800',
  },
  'GARO and AED with a shop: 200 + 200 + 1,600': {
    steps: [
      ['Trinity Package', 'GARO'],
      ['AED Upsell', 'Add AED'],
      ['Store Type', shop],
    ],
    total: '€2,000',
    deposit: '€400',
    later: '€1,600',
  },
  'GARO without a shop: 200': {
    steps: [
      ['Trinity Package', 'GARO'],
      ['AED Upsell', skip],
      ['Store Type', noShop],
    ],
    total: '€200',
    deposit: '€100',
    later: '€100',
  },
  'GARO, Core in its place: 600, and no question about a shop': {
    steps: [
      ['Trinity Package', 'GARO'],
      ['AED Upsell', 'Change to Trinity Core'],
    ],
    total: '€600',
    deposit: '€300',
    later: '€300',
  },
};

const websitePaths: Readonly<Record<string, Path>> = {
  'Foundation: the middle of 600 and 1,000': {
    steps: [
      ['Industry', 'Services'],
      ['Goals', 'Build Brand Identity'],
      ['Platform Tier', 'Foundation'],
    ],
    total: '€800',
    deposit: '€400',
    later: '€400',
  },
  'Full System: the middle of 1,200 and 2,000': {
    steps: [
      ['Industry', 'Retail'],
      ['Goals', 'Scale Your Business', 'Eliminate Platform Fees'],
      ['Platform Tier', 'Full System'],
    ],
    total: '€1,600',
    deposit: '€320',
    later: '€1,280',
  },
  'Premium: the middle of 1,800 and 3,000': {
    steps: [
      ['Industry', 'Other'],
      ['Goals', 'Automate Operations', 'Own Customer Relationships', 'Data-Driven Decisions'],
      ['Platform Tier', 'Premium'],
    ],
    total: '€2,400',
    deposit: '€480',
    later: '€1,920',
  },
};

const bothPaths: Readonly<Record<string, Path>> = {
  'Core and Full System: 2,200 less 220': {
    steps: [
      ['Industry', 'Restaurant'],
      ['Trinity Package', 'Trinity Core'],
      ['Platform Tier', 'Full System'],
    ],
    total: '€1,980',
    deposit: '€396',
    later: '€1,584',
  },
  'one system and Foundation: 1,000 less 100 is under 1,000': {
    steps: [
      ['Industry', 'Property'],
      ['Trinity Package', 'Expense Manager'],
      ['Platform Tier', 'Foundation'],
    ],
    total: '€900',
    deposit: '€450',
    later: '€450',
  },
  'Plus and Premium: 3,400 less 340, and no question about a shop': {
    steps: [
      ['Industry', 'Retail'],
      ['Trinity Package', 'Trinity Plus'],
      ['Platform Tier', 'Premium'],
    ],
    total: '€3,060',
    deposit: '€612',
    later: '€2,448',
  },
};

for (const [solution, review, paths] of [
  [trinity, 'Review & Purchase', trinityPaths],
  [website, 'Review', websitePaths],
  [both, 'Review', bothPaths],
] as const) {
  test(`${solution}: the steps, the total and the deposit of every path`, async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open();
    for (const [name, { steps, total, deposit, later }] of Object.entries(paths))
      await test.step(name, async () => {
        await quote.isAt('Solution Type');
        await quote.choose(solution);
        for (const [step, ...titles] of steps) {
          await quote.isAt(step);
          await quote.choose(...titles);
        }

        await quote.isAt(review);
        await expect(page.getByRole('navigation', { name: 'Quick quote' }).getByRole('listitem')).toHaveCount(
          steps.length + 2,
        );
        await expect(quote.total).toHaveText(total);
        await expect.soft(quote.amount('Deposit due today')).toHaveText(deposit);
        await expect.soft(quote.amount('Later')).toHaveText(later);
        await quote.startOver.click();
        await expect(quote.total).toHaveText('from €200');
      });
  });
}

test.describe('does not offer upsells that duplicate the choice', () => {
  for (const [system, offered] of [
    ['Trinity Core', ['Add AED', skip]],
    ['Expense Manager', ['Add AED', 'Trinity Core', 'Trinity Plus', skip]],
    ['AED', ['Change to Trinity Core', 'Trinity Plus', skip]],
  ] as const) {
    test(`with ${system}`, async ({ page }) => {
      const quote = new QuickQuote(page);
      await quote.open();
      await quote.choose(trinity);
      await quote.choose(system);
      await quote.isAt('AED Upsell');
      const cards = page.getByRole('main').getByRole('radio');
      await expect(cards).toHaveCount(offered.length);
      for (const title of offered) await expect(quote.card(title)).toBeVisible();
    });
  }
});

test('an upsell shows how much the total really changes', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.open();
  await quote.choose(trinity);
  await quote.choose('Expense Manager');
  for (const [title, more] of [
    ['Add AED', '€200'],
    ['Trinity Core', '€400'],
    ['Trinity Plus', '€800'],
  ] as const) {
    await expect(quote.card(title)).toHaveAccessibleDescription(new RegExp(`\\+${more}(?![\\d,.])`));
  }
});

test('an answer off the current path is not charged, but kept', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.open();
  await quote.choose(trinity);
  await quote.choose('Trinity Plus');
  await quote.choose(shop);
  await expect(quote.total).toHaveText('€2,600');

  await page.getByRole('button', { name: /^Solution Type/ }).click();
  await quote.choose(website);
  await quote.choose('Retail');
  await quote.choose('Scale Your Business');
  await quote.choose('Foundation');
  await expect(quote.total).toHaveText('€800');
  await expect(quote.summary).not.toContainText('Trinity');
  await expect(quote.summary).not.toContainText('In-store');

  await page.getByRole('button', { name: /^Solution Type/ }).click();
  await quote.card(trinity).check();
  await expect(quote.total).toHaveText('€2,600');
});

test('every line of the summary links to its step, and Continue returns', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn(ann);
  await quote.summary.getByRole('button', { name: /^Change Trinity Core/ }).click();
  await quote.isAt('Trinity Package');
  await quote.choose('Trinity Plus');
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€2,340');
  await expect(quote.name).toHaveValue(ann.name);

  await quote.summary.getByRole('button', { name: /^Change .*Full System/ }).click();
  await quote.isAt('Platform Tier');
  await quote.choose('Foundation');
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,620');
});
