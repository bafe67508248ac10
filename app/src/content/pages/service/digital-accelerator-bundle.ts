import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { formatEuro } from '../../../domain/money.ts';
import { quoteFlow } from '../../../wizards/quick-quote/rules/flow.ts';
import { priceQuote } from '../../../wizards/quick-quote/rules/price.ts';
import { allTiers, allTrinity } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

const bill = priceQuote({
  ...quoteFlow.blank,
  solutionType: 'both',
  trinitySelectionId: 'trinity-core',
  selectedTier: 'full',
});

export const page: PageContent = {
  kind: 'offer',
  title: 'Digital accelerator bundle',
  description: `A Trinity system and a platform tier ordered together cost ${rules.bundlePercent} less. What the bundle is, for whom it pays, and an example with its sum.`,
  heading: 'A platform and a system, started together.',
  lead: `The bundle has no small print of its own: choose any Trinity system and any platform tier in one quote, and ${rules.bundlePercent} comes off the sum. It is a line of its own, so you can see it.`,
  way: { label: 'Put a bundle together', to: ways.quote({ solution: 'both' }) },
  other: { label: 'What it can do for you', to: paths.empower },
  sections: [
    {
      kind: 'prose',
      title: 'Why together',
      text: [
        'A website produces facts: who ordered, what, when, from where. A system needs facts. When they are built one after the other, somebody types the facts of the one into the other, for a while, until nobody does. When they are planned together, the questions are asked once: what do you sell, what is it called, who may see what.',
        'That saves work, and the price says so.',
      ],
    },
    {
      kind: 'comparison',
      title: 'An example, with its sum',
      lead: `${trinityOptions['trinity-core'].name} with the ${tiers.full.name} tier, as the quick quote adds it up.`,
      subject: 'Line',
      columns: ['Amount', 'Rule'],
      rows: [
        ...bill.lines.map(({ label, amount, rule }) => ({ title: label, cells: [formatEuro(amount), rule] })),
        { title: 'Total', cells: [formatEuro(bill.total), 'All lines added up'] },
      ],
    },
    {
      kind: 'list',
      title: 'Pairs that make sense',
      items: [
        {
          title: 'Foundation and Expense Manager',
          text: 'For a workshop or a practice: a page that answers questions, and a view of where the money goes.',
        },
        {
          title: 'Full System and RCD',
          text: 'For a kitchen or a farm shop: people order from you, and those who come back are thanked.',
        },
        {
          title: 'Full System and Trinity Core',
          text: 'For a business that sells online every day and wants to know what each sale leaves.',
        },
        {
          title: 'Premium and Trinity Plus',
          text: 'For more than one place with stock and advertising: all five questions, in all places.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'The parts',
      lead: 'Any line of the first three with any of the others.',
      of: [...allTiers, ...allTrinity],
      note: rules.range,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Where do I get the discount?',
          answer: [
            'In the ',
            { text: 'quick quote', to: ways.quote({ solution: 'both' }) },
            ', when you choose “both” and then a system and a tier. It is not given in the package builder or the planner.',
          ],
        },
        {
          question: 'Are brand packages and campaigns part of it?',
          answer: 'No. They can be ordered beside it at their own price.',
        },
        {
          question: 'Can the discount make my deposit larger?',
          answer: `In one narrow case, yes. ${rules.deposit} If the discount brings your total from just above that limit to just below it, you pay more today and less later. The total is smaller all the same.`,
        },
        {
          question: 'I have a website already. What then?',
          answer: [
            'Then you need no bundle. ',
            { text: 'Choose a system alone', to: ways.quote({ solution: 'trinity' }) },
            ' and keep what you have.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Put your pair together.',
      lead: 'The quick quote opens with both chosen. Read the sum before you decide anything.',
      way: { label: 'Start with both', to: ways.quote({ solution: 'both' }) },
      other: {
        label: 'Start with this example',
        to: ways.quote({ solution: 'both', trinity: 'trinity-core', tier: 'full' }),
      },
    },
  ],
  open: [
    'Whether the digital accelerator bundle is the discount for a system and a platform together, as the page takes it.',
  ],
};
