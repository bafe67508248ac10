import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity Core: costs, marketing, regulars',
  description:
    'Trinity Core joins Expense Manager, MCD and RCD: what goes out, what marketing brings in, and how to thank the customers who return.',
  heading: 'Trinity Core: the three that belong together.',
  lead: 'Expense Manager, MCD and RCD. One watches what goes out, one what your marketing brings, one looks after the people who come back. They work on the same money, so they work best side by side.',
  sells: { name: 'Trinity Core', offers: ['trinity:trinity-core'] },
  way: { label: 'Choose Trinity Core', to: ways.quote({ solution: 'trinity', trinity: 'trinity-core' }) },
  other: { label: 'Compare with Plus', to: paths.trinityPlus },
  sections: [
    {
      kind: 'pages',
      title: 'What is in it',
      items: [
        {
          to: paths.expenseManager,
          title: 'Expense Manager',
          text: 'What goes out, and where. It comes first, because the other two need to know what there is to spend.',
        },
        {
          to: paths.mcd,
          title: 'MCD',
          text: 'Marketing cost displacement. It sets what you spend on being found beside what comes of it.',
        },
        {
          to: paths.rcd,
          title: 'RCD',
          text: 'Returning customer discounts. A fair rule for thanking regulars, with its cost in view.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Why these three',
      text: [
        'Take a hairdresser with three chairs, as an example. She pays for a listing in a directory, and every March she offers a spring discount to everybody. Seen one by one, both look sensible.',
        'Put side by side, another picture may appear. The listing brings two people a year. Most of the March discount goes to regulars who would have come anyway, and nothing is left to thank them in December. Costs, marketing and discounts are one purse, and looking at them together is the whole idea of the core.',
      ],
    },
    {
      kind: 'steps',
      title: 'A sensible order',
      lead: 'All three are yours from the start. You need not use all three in the first week.',
      items: [
        {
          title: 'First the costs',
          text: 'Enter a month as it comes, with a purpose beside each line. Do not change anything yet.',
        },
        {
          title: 'Then the marketing',
          text: 'Ask every new customer how they heard of you. After two months the list has something to say.',
        },
        {
          title: 'Then the regulars',
          text: 'Now you know what you can afford to give. Choose one simple rule, and tell people about it.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'The package, and beside it the three systems alone.',
      of: ['trinity:trinity-core', 'trinity:expense', 'trinity:mcd', 'trinity:rcd'],
      note: 'Beta prices. At these, the package costs what its three systems cost one by one.',
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'I sell online only. Is the core for me?',
          answer:
            'Yes. None of the three asks for a shop on the street, and there is no setup fee for one. Costs, marketing and returning customers look much the same behind a web address.',
        },
        {
          question: 'Does Expense Manager replace my accountant?',
          answer:
            'No. It helps you to see where money goes while you can still change it. Your accounts, your VAT and your tax return stay with you and your accountant.',
        },
        {
          question: 'Can I move up to Trinity Plus?',
          answer: [
            'Yes. ',
            { text: 'Trinity Plus', to: paths.trinityPlus },
            ' adds GARO for stock and AED for advertising. In the quick quote you choose it instead of the core. If you have the core already, ',
            { text: 'write to us', to: paths.contact },
            '.',
          ],
        },
        {
          question: 'What do I pay today?',
          answer: `${rules.deposit} The order summary shows both parts before you pay anything.`,
        },
      ],
    },
    {
      kind: 'action',
      title: 'Begin with the core.',
      lead: 'The quick quote opens with Trinity Core chosen. You can change it there.',
      way: { label: 'Choose Trinity Core', to: ways.quote({ solution: 'trinity', trinity: 'trinity-core' }) },
      other: {
        label: 'Join it with a website',
        to: ways.quote({ solution: 'both', trinity: 'trinity-core' }),
      },
    },
  ],
  open: ['How somebody who owns Trinity Core moves up to Trinity Plus, and what that costs.'],
};
