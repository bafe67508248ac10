import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules, sumSentence } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity Core: costs, marketing, regulars',
  description:
    'Trinity Core combines Expense Manager, MCD and RCD: what you spend, what marketing brings in, and how to reward the customers who return.',
  heading: 'Three systems in one: Trinity Core.',
  lead: 'See what you spend with Expense Manager, what your marketing brings in with MCD (marketing cost displacement), and reward your regulars with RCD (returning customer discounts). All three share one budget, so they work best together.',
  sells: { name: 'Trinity Core', offers: ['trinity:trinity-core'] },
  action: { label: 'Choose Trinity Core', to: deepLinks.quote({ solution: 'trinity', trinity: 'trinity-core' }) },
  secondaryAction: { label: 'Compare with Plus', to: paths.trinityPlus },
  figure: 'CoreIndex',
  sections: [
    {
      kind: 'figure',
      figure: 'CoreSystems',
      title: 'What’s included',
      lead: `${sumSentence('trinity-core')}The screens show sample data.`,
    },
    {
      kind: 'prose',
      title: 'Why these three',
      text: [
        'Take a hairdresser with three chairs, as an example. She pays for a directory listing, and every March she offers everyone a spring discount. On their own, both look sensible.',
        'Side by side, they may look different. The listing brings two people a year. Most of the March discount goes to regulars who would have come anyway, and there’s nothing left to thank them in December. Costs, marketing and discounts come out of one budget, so Trinity Core lets you look at them together.',
      ],
    },
    {
      kind: 'steps',
      title: 'A sensible order',
      lead: 'You get all three from the start. You don’t have to use them all in the first week.',
      items: {
        'First, costs': 'Enter a month’s spending, with a purpose beside each line. Don’t change anything yet.',
        'Then marketing':
          'Ask every new customer how they heard of you. After two months, the list starts to tell you something.',
        'Then regulars': 'Now you know what you can afford to give. Choose one simple rule and tell people about it.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'I only sell online. Is Trinity Core for me?':
          'Yes. None of the three needs a physical shop, so there’s no setup fee. Costs, marketing and returning customers matter just as much online.',
        'Does Expense Manager replace my accountant?':
          'No. It shows you where your money goes while you can still change it. You and your accountant still look after your accounts, VAT and tax return.',
        'Can I move up to Trinity Plus?': [
          'Yes. ',
          { text: 'Trinity Plus', to: paths.trinityPlus },
          ' adds GARO for stock and AED for advertising. In the quick quote, choose it instead of Trinity Core. If you already have Trinity Core, ',
          { text: 'write to us', to: paths.contact },
          '.',
        ],
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Start with Trinity Core.',
      lead: 'The quick quote opens with Trinity Core chosen. You can still change it.',
      action: { label: 'Choose Trinity Core', to: deepLinks.quote({ solution: 'trinity', trinity: 'trinity-core' }) },
      secondaryAction: {
        label: 'Combine it with a website',
        to: deepLinks.quote({ solution: 'both', trinity: 'trinity-core' }),
      },
    },
  ],
  open: ['How an owner of Trinity Core moves up to Trinity Plus, and what that costs.'],
};
