import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Expense Manager: where the money goes',
  description:
    'Expense Manager is the Trinity system for your costs: what goes out, and where. For owners who want to know before the end of the quarter.',
  heading: 'Expense Manager: what goes out, and where.',
  lead: 'The accounts tell you what happened last year. Expense Manager is for the question you have on Friday evening: where did it go this week, and was it worth it?',
  sells: { name: 'Expense Manager', offers: ['trinity:expense'] },
  way: { label: 'Choose Expense Manager', to: ways.quote({ solution: 'trinity', trinity: 'expense' }) },
  other: { label: 'See all five systems', to: paths.trinity },
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'Most small businesses know what comes in. It rings, it beeps, it is counted every evening. What goes out is quieter: the subscription nobody cancelled, the supplier whose prices crept up, the job that took two days more than it was quoted for.',
        'None of these is large. Together they may be the difference between a good year and a tiring one. You can only see them when every expense has two things beside it: what it was for, and which part of the business it belongs to.',
      ],
    },
    {
      kind: 'list',
      title: 'What you can ask it',
      items: [
        { title: 'What does this cost me in a year?', text: 'Small and regular is where money hides best.' },
        {
          title: 'Which part of the business uses it up?',
          text: 'A café with a take-away window is two businesses. So is a workshop that also repairs.',
        },
        { title: 'What has become dearer?', text: 'The same thing, this spring and last spring, side by side.' },
      ],
    },
    {
      kind: 'steps',
      title: 'What you bring to it',
      items: [
        { title: 'A short list of purposes', text: 'Six to ten are enough: goods, rent, people, van, and so on.' },
        { title: 'One habit', text: 'Enter the expense on the day, not at the end of the month.' },
        { title: 'Ten minutes on Friday', text: 'Look at the week. Change one thing, or decide not to.' },
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'Alone, or as the first of three in Trinity Core.',
      of: ['trinity:expense', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Is it accounting software?',
          answer:
            'No. It is for your own view of your costs. Invoices, VAT returns and annual accounts stay where they are, and so do the records that Revenue asks you to keep.',
        },
        {
          question: 'I have a shoebox of receipts. Where do I begin?',
          answer:
            'Leave the box to your accountant and begin on the first of next month. Old months are a great deal of typing for little news.',
        },
        {
          question: 'Is it worth it for a business of one?',
          answer:
            'If you can name your five largest costs of last month without looking, perhaps not. If you cannot, yes.',
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Know it on Friday.',
      lead: 'The quick quote opens with Expense Manager chosen, and asks whether you want to add to it.',
      way: { label: 'Choose Expense Manager', to: ways.quote({ solution: 'trinity', trinity: 'expense' }) },
      other: { label: 'Look at Trinity Core', to: paths.trinityCore },
    },
  ],
  open: [
    'Whether Expense Manager exchanges data with bank accounts or accounting software; the page promises neither.',
  ],
};
