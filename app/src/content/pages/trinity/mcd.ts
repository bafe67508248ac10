import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'MCD: marketing cost displacement',
  description:
    'MCD, marketing cost displacement: see what each kind of marketing costs and brings in, and move the money to where customers come from.',
  heading: 'Put your marketing money where it works.',
  lead: 'MCD, marketing cost displacement, is a long name for a simple idea: move the money that brings no one in to where customers really come from. You don’t spend more; you spend it better.',
  sells: { name: 'MCD', offers: ['trinity:mcd'] },
  action: { label: 'Choose MCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'mcd' }) },
  secondaryAction: { label: 'See all five systems', to: paths.trinity },
  figure: 'McdScreen',
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'Write down everything you pay to be found: the directory, the flyers, the sign at the pitch, the booking site’s commission, the ads, the hours you spend on posts. The list may be longer than you expect. Then note how many customers each brought last year. For many lines, you may not know.',
        'MCD starts with those lines. Line by line, it asks what you spend, what it brings in, and what would happen if you spent the money elsewhere.',
      ],
    },
    {
      kind: 'steps',
      title: 'How the idea works',
      items: {
        'List it': 'All your marketing costs in one place, including your own hours.',
        Ask: 'Ask every new customer “How did you hear of us?” and note the answer in a word.',
        Compare: 'What one customer cost, line by line. The ranking may surprise you.',
        Move: 'Move money from the last line to the first, one change at a time, so that you can see the effect.',
      },
    },
    {
      kind: 'prose',
      title: 'A made-up example',
      text: [
        'A physiotherapist pays for a listing and for flyers in two waiting rooms, and gives a talk at the running club each autumn, for nothing. After six months of asking, the list shows that the talk brings more people than the other two together. So the physiotherapist drops the listing, and spends the money on a second talk, good shoes for the demonstration and coffee for the club. The budget is the same. The waiting list is longer.',
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'On its own, or with costs and returning customers in Trinity Core.',
      of: ['trinity:mcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'How is MCD different from AED?': [
          'MCD covers all marketing, from print to word of mouth, and asks where your money should go. ',
          { text: 'AED', to: paths.aed },
          ' covers advertising, and asks how well each ad works. If you don’t run online ads, choose MCD.',
        ],
        'Will I spend more?': 'You don’t have to. You set the budget; MCD helps you divide it.',
        'How soon does it tell me something?':
          'As soon as enough customers have answered the question. With five new ones a week, give it two or three months. A handful of answers isn’t enough to decide on.',
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Spend the same, get more.',
      lead: 'The quick quote opens with MCD chosen, and asks if you’d like to add to it.',
      action: { label: 'Choose MCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'mcd' }) },
      secondaryAction: { label: 'How displacement works', to: paths.displacement },
    },
  ],
  open: ['The meaning of MCD: the catalogue has its name only, and the page explains the idea from the name.'],
};
