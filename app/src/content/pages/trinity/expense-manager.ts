import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Expense Manager: where the money goes',
  description:
    'Expense Manager is the Trinity system for your costs: what you spend, and on what. For owners who want to know before the end of the quarter.',
  heading: 'Know where your money goes.',
  lead: 'Your accounts tell you what happened last year. Expense Manager is for the question you have on Friday evening: where did this week’s money go, and was it worth it?',
  sells: { name: 'Expense Manager', offers: ['trinity:expense'] },
  action: { label: 'Choose Expense Manager', to: deepLinks.quote({ solution: 'trinity', trinity: 'expense' }) },
  secondaryAction: { label: 'See all five systems', to: paths.trinity },
  figure: 'ExpenseScreen',
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'Most small businesses know what comes in: they count it every evening. What goes out is harder to see: the subscription no one cancelled, the supplier whose prices crept up, the job that took two days longer than you quoted for.',
        'None of these is big. Together they can make the difference between a good year and a bad one. To see them, you need two things beside every expense: what it was for, and which part of the business it belongs to.',
      ],
    },
    {
      kind: 'list',
      title: 'What you can ask it',
      items: {
        'What does this cost me in a year?': 'Small regular payments add up.',
        'Which part of the business costs the most?':
          'A café with a takeaway window is really two businesses. So is a workshop that also does repairs.',
        'What has gone up?': 'Compare the price of the same thing this spring and last spring.',
      },
    },
    {
      kind: 'steps',
      title: 'What you need',
      items: {
        'A short list of purposes': 'Six to ten are enough: goods, rent, wages, van and so on.',
        'One habit': 'Enter the expense on the day, not at the end of the month.',
        'Ten minutes on Friday': 'Look at the week’s spending and decide whether to change anything.',
      },
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'On its own, or as the first of three in Trinity Core.',
      of: ['trinity:expense', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Is it accounting software?':
          'No. It gives you your own view of your costs. Your invoices, VAT returns, annual accounts and the records Revenue requires stay where they are.',
        'I have a shoebox of receipts. Where do I start?':
          'Leave the box to your accountant and start on the first of next month. Typing in old receipts takes a lot of time and tells you little.',
        'Is it worth it for a sole trader?':
          'If you can name last month’s five biggest costs without looking, perhaps not. If you can’t, yes.',
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Know where your money goes.',
      lead: 'The quick quote opens with Expense Manager chosen, and asks if you’d like to add to it.',
      action: { label: 'Choose Expense Manager', to: deepLinks.quote({ solution: 'trinity', trinity: 'expense' }) },
      secondaryAction: { label: 'See Trinity Core', to: paths.trinityCore },
    },
  ],
  open: [
    'Whether Expense Manager exchanges data with bank accounts or accounting software; the page promises neither.',
  ],
};
