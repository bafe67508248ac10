import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
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
      kind: 'comparison',
      title: 'Eight ways of being found, and their price',
      lead: 'The price is rarely the number on the invoice. This is where it hides.',
      subject: 'Way',
      columns: ['What you pay', 'What to count', 'Where it deceives'],
      rows: [
        {
          title: 'Delivery and booking platforms',
          cells: [
            'A share of each order',
            'Orders from people who are new',
            'Regulars order there, too, and you pay for them each time',
          ],
        },
        {
          title: 'Online ads',
          cells: [
            'Each click, and the work on them',
            'Enquiries, not clicks',
            'Your own name as a search word: those people were coming anyway',
          ],
        },
        {
          title: 'Directories',
          cells: ['A fee for a year', 'Callers who name it', 'It renews by itself'],
        },
        {
          title: 'Print: flyers, local paper',
          cells: [
            'Design, print, space',
            'A code or an offer that is only printed there',
            'Everybody has seen it, nobody says so',
          ],
        },
        {
          title: 'Social media',
          cells: ['Your hours', 'People who come because of a post', 'It feels free'],
        },
        {
          title: 'Discounts',
          cells: [
            'The margin you give up',
            'New people, and how many return',
            'Most of it goes to those who would have come',
          ],
        },
        {
          title: 'Sponsoring and events',
          cells: ['A sum, and a Saturday', 'Conversations, and what came of them', 'Pleasant, so it is never checked'],
        },
        {
          title: 'Word of mouth',
          cells: [
            'Doing the work well',
            'Names of people who sent somebody',
            'It is thanked least, and often brings most',
          ],
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
