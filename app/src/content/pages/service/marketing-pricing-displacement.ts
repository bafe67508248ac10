import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Marketing pricing displacement',
  description:
    'Put a price on each way you are found, and move money from the dear ones to the good ones. A method for small budgets, and the system for it.',
  heading: 'What does each way of being found cost you?',
  lead: 'Every customer found you somehow, and every way has a price: a fee, a share, an hour of your evening. Marketing pricing displacement means writing that price beside each way, and moving money from the dear to the good.',
  sells: {
    name: 'Marketing pricing displacement',
    offers: ['trinity:mcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
  },
  way: { label: 'Choose MCD', to: ways.quote({ solution: 'trinity', trinity: 'mcd' }) },
  other: { label: 'About MCD', to: paths.mcd },
  sections: [
    {
      kind: 'list',
      title: 'Eight ways of being found, and their price',
      lead: 'What you pay, what to count, and where each one deceives.',
      items: [
        {
          title: 'Delivery and booking platforms',
          text: 'You pay a share of each order. Count the orders from people who are new. Regulars order there, too, and you pay for them each time.',
        },
        {
          title: 'Online ads',
          text: 'You pay for each click, and for the work on them. Count enquiries, not clicks. Look out for your own name as a search word: those people were coming anyway.',
        },
        {
          title: 'Directories',
          text: 'You pay a fee for a year, and it renews by itself. Count the callers who name it.',
        },
        {
          title: 'Flyers and the local paper',
          text: 'You pay for design, print and space. Count a code or an offer that is printed nowhere else, because everybody has seen it and nobody says so.',
        },
        {
          title: 'Social media',
          text: 'You pay with your hours, so it feels free. Count the people who come because of a post.',
        },
        {
          title: 'Discounts',
          text: 'You pay with your margin, and most of it may go to people who would have come. Count the new ones, and how many of them return.',
        },
        {
          title: 'Sponsoring and events',
          text: 'You pay a sum and a Saturday. Count conversations and what came of them. It is pleasant, so it is never checked.',
        },
        {
          title: 'Word of mouth',
          text: 'You pay by doing the work well. Count the names of people who sent somebody, and thank them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The method, in one quarter of a year',
      items: [
        { title: 'Week one: the list', text: 'All ways, all costs, your hours at a wage you would pay somebody else.' },
        {
          title: 'Weeks two to ten: the question',
          text: '“How did you hear of us?”, asked of everybody, noted in one word.',
        },
        { title: 'Week eleven: the division', text: 'Cost by customers, for each way. Sort the lines.' },
        {
          title: 'Week twelve: one move',
          text: 'Take from the last line, give to the first. Only one move, or you will not know what did it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'A made-up example',
      text: [
        'A pizzeria gets half of its orders through a delivery platform. After ten weeks of asking, it turns out that most of these people have ordered before. The platform is good at finding new customers and dear at keeping them. So the kitchen stays on the platform, and puts a card into each box with the address of its own order page and a small thank-you for using it. The money for the thank-you comes out of the share that no longer goes to the platform. Nothing was added. It was displaced.',
      ],
    },
    {
      kind: 'prices',
      title: 'The system for it',
      lead: 'The method works on paper. MCD is for those who want to keep it up.',
      of: ['trinity:mcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Can I do it without you?',
          answer:
            'Yes, with the four steps above and a notebook. If you are still doing it after a quarter, a system will save you time.',
        },
        {
          question: 'Should I leave the platform that takes a share?',
          answer: [
            'Not before you know what it brings. If most of its customers are new, it is advertising, and may be fair. If most are regulars, give them ',
            { text: 'a page of your own', to: paths.website },
            ' and a reason to use it.',
          ],
        },
        {
          question: 'People do not remember how they heard of us.',
          answer:
            'Many do not, and some are wrong. It does not matter. You are looking for large differences, and those show through.',
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Put a price on each way.',
      lead: 'The quick quote opens with MCD chosen. If costs and returning customers matter as well, look at Trinity Core.',
      way: { label: 'Choose MCD', to: ways.quote({ solution: 'trinity', trinity: 'mcd' }) },
      other: { label: 'Choose Trinity Core', to: ways.quote({ solution: 'trinity', trinity: 'trinity-core' }) },
    },
  ],
  open: ['Whether marketing pricing displacement is the service behind the system MCD, as the page takes it.'],
};
