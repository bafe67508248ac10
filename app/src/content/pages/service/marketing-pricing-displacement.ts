import { installation } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Marketing pricing displacement',
  description:
    'Put a price on each way customers find you, and move money to what works. A method for small budgets, and the system for it.',
  heading: 'What does it cost you to be found?',
  lead: 'Every customer found you somehow, and every way has a price: a fee, a commission, an hour of your evening. Marketing pricing displacement means working out that price for each one, and moving money from what’s expensive to what works.',
  sells: {
    name: 'Marketing pricing displacement',
    offers: ['trinity:mcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
  },
  action: { label: 'Choose MCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'mcd' }) },
  secondaryAction: { label: 'About MCD', to: paths.mcd },
  figure: 'McdScreen',
  sections: [
    {
      kind: 'comparison',
      title: 'Eight ways of being found, and their price',
      lead: 'What you pay, and what to count.',
      subject: 'Way',
      columns: ['You pay', 'Count'],
      rows: [
        {
          title: 'Delivery and booking platforms',
          cells: ['A commission on each order, of regulars too', 'Orders from new people'],
        },
        {
          title: 'Online ads',
          cells: ['For each click, and for making the ads', 'Enquiries, and none who searched for your name'],
        },
        { title: 'Directories', cells: ['A yearly fee that renews automatically', 'Callers who mention it'] },
        {
          title: 'Flyers and the local paper',
          cells: ['For design, print and space', 'Uses of a code that’s printed nowhere else'],
        },
        {
          title: 'Social media',
          cells: ['With your time, so it feels free', 'People who come because of a post'],
        },
        {
          title: 'Discounts',
          cells: [
            'With your margin, perhaps mostly to people who’d have come anyway',
            'New people, and how many return',
          ],
        },
        {
          title: 'Sponsorship and events',
          cells: ['A fee, and a Saturday', 'Conversations, and what came of them'],
        },
        { title: 'Word of mouth', cells: ['By doing good work', 'Who recommends you, and thank them'] },
      ],
    },
    {
      kind: 'steps',
      title: 'The method, in three months',
      items: {
        'Week one: the list': 'Every way, every cost, and your hours at the wage you’d pay someone else.',
        'Weeks two to ten: the question':
          'Ask every customer “How did you hear about us?” and note the answer in a word.',
        'Week eleven: the sums': 'Divide cost by customers for each way. Sort the list.',
        'Week twelve: one move':
          'Move money from the last line to the first. Make only one move, or you won’t know what worked.',
      },
    },
    ...(installation.showsClaims
      ? [
          {
            kind: 'figure',
            figure: 'CommissionCosts',
            title: 'What commission costs you',
            lead: 'Your orders, and what a platform keeps of them. Each sum shows how it’s worked out.',
          } as const,
        ]
      : []),
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Can I do it without you?':
          'Yes, with the four steps above and a notebook. If you’re still doing it after three months, a system will save you time.',
        'Should I leave a platform that takes commission?': [
          'Not until you know what it brings in. If most of its customers are new, it’s advertising and may be worth it. If most are regulars, give them ',
          { text: 'your own order page', to: paths.website },
          ' and a reason to use it.',
        ],
        'What if people don’t remember how they heard of us?':
          'Many don’t, and some get it wrong. You’re looking for big differences, and those still show up.',
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'See what brings you customers.',
      lead: 'The quick quote opens with MCD chosen. If costs and returning customers matter too, look at Trinity Core.',
      action: { label: 'Choose MCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'mcd' }) },
      secondaryAction: {
        label: 'Choose Trinity Core',
        to: deepLinks.quote({ solution: 'trinity', trinity: 'trinity-core' }),
      },
    },
  ],
  open: ['Whether marketing pricing displacement is the service behind the system MCD, as the page assumes.'],
};
