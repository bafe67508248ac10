import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { priceQuickQuote } from '../../../wizards/quick-quote/rules/index.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from '../../../wizards/quick-quote/rules/questions.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { withVatSentence } from '../../payment.ts';
import { rules } from '../../rules.ts';

/** A tier, a system, and who they suit together. */
const pairs = [
  [
    'foundation',
    'expense',
    'A workshop or a practice: a website that answers questions, and a clear view of where your money goes.',
  ],
  ['full', 'rcd', 'A takeaway or a farm shop: people order from you directly, and you reward those who come back.'],
  ['full', 'trinity-core', 'A business that sells online every day and wants to know what it earns on each sale.'],
  [
    'premium',
    'trinity-plus',
    'A business with several locations, stock and advertising: all five systems, in every location.',
  ],
] as const;

const priceTogether = (pair: Pick<QuickQuoteAnswers, 'selectedTier' | 'trinitySelectionId'>) =>
  formatEuro(priceQuickQuote(catalogue, { ...quickQuoteFlow(catalogue).blank, solutionType: 'both', ...pair }).total);

export const page: PageContent = {
  kind: 'offer',
  title: 'Digital accelerator bundle',
  description: `A Trinity system and a platform tier ordered together cost ${rules.bundlePercent} less. What the bundle is, who it suits, and an example worked out line by line.`,
  heading: 'Get a platform and a system together, for less.',
  lead: `Choose any Trinity system and any platform tier in one quote, and you get ${rules.bundlePercent} off. There’s no small print, and the discount has its own line in your quote.`,
  action: { label: 'Put a bundle together', to: deepLinks.quote({ solution: 'both' }) },
  secondaryAction: { label: 'What it can do for you', to: paths.empower },
  figure: 'BundleReceipt',
  sections: [
    {
      kind: 'prose',
      title: 'Why together',
      text: [
        'A website collects information: who ordered, what, when, from where. A system needs that information. If you build them separately, someone has to type it from one into the other, until they stop. If you plan them together, you only answer the questions once: what do you sell, what is it called, who can see what.',
        'That saves work, so we charge less.',
      ],
    },
    {
      kind: 'comparison',
      title: 'Pairs that work well',
      lead: 'You can combine any tier with any system.',
      subject: 'Pair',
      columns: ['Who it suits', 'Price together'],
      rows: pairs.map(([selectedTier, trinitySelectionId, suits]) => ({
        title: `${catalogue.tiers[selectedTier].name} and ${catalogue.trinityOptions[trinitySelectionId].name}`,
        cells: [suits, priceTogether({ selectedTier, trinitySelectionId })],
      })),
      remark: withVatSentence(`${rules.range} ${rules.storeExtra}`),
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Where do I get the discount?': [
          'In the ',
          { text: 'quick quote', to: deepLinks.quote({ solution: 'both' }) },
          ', when you choose “Complete Digital Transformation”, then a system and a tier. The package builder and the planner don’t include it.',
        ],
        'Are brand packages and campaigns part of it?': 'No. You can order them as well, at their own price.',
        'Can the discount make my deposit larger?': `In one case, yes. ${rules.deposit} If the discount brings your total from just above that limit to just below it, you pay more today and less later. Your total is still smaller.`,
        'What if I already have a website?': [
          'Then you don’t need the bundle. ',
          { text: 'Choose a system on its own', to: deepLinks.quote({ solution: 'trinity' }) },
          ' and keep what you have.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Build your bundle.',
      lead: 'The quick quote opens with both chosen. See the price before you decide anything.',
      action: { label: 'Start with both', to: deepLinks.quote({ solution: 'both' }) },
      secondaryAction: {
        label: 'Start with this example',
        to: deepLinks.quote({ solution: 'both', trinity: 'trinity-core', tier: 'full' }),
      },
    },
  ],
  open: [
    'Whether the digital accelerator bundle is the discount for a system and a platform together, as the page takes it.',
  ],
};
