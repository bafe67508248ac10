import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'GARO: what to reorder, and when',
  description:
    'GARO, the genetic algorithm restocking optimizer: what to order, how much and when, for shops and kitchens that keep stock.',
  heading: 'GARO: the right amount on the shelf.',
  lead: 'Too little, and somebody leaves without it. Too much, and your money stands on a shelf until February. GARO, the genetic algorithm restocking optimizer, helps you to order the right amount.',
  sells: { name: 'GARO', offers: ['trinity:garo'] },
  way: { label: 'Choose GARO', to: ways.quote({ solution: 'trinity', trinity: 'garo' }) },
  other: { label: 'See all five systems', to: paths.trinity },
  sections: [
    {
      kind: 'prose',
      title: 'Why restocking is hard',
      text: [
        'Ordering one thing is easy. Ordering four hundred is not, because the rules get in each other’s way. This supplier needs three weeks. That one sends nothing under a full pallet. The freezer holds so much and no more. The candles sell in December, and the cards are worth nothing the day after Mother’s Day.',
        'People do this well from memory, until there are too many things to hold in one head. From then on they order a little too much of everything, to be safe. It is a sensible habit, and an expensive one.',
      ],
    },
    {
      kind: 'prose',
      title: 'What “genetic algorithm” means',
      text: [
        'It is a way of searching that was learnt from breeding. The program draws up many possible plans, keeps the better ones, crosses them with each other, changes a little here and there, and begins again. After many rounds the plans stop getting better, and the best one is what you see.',
        'It suits restocking because nobody can try every possible order, and because your own rules can be part of the test. A plan that fills the freezer twice over is simply not kept. It does not look into the future. When the circus comes to town, you know it and the program does not, so the decision stays with you.',
      ],
    },
    {
      kind: 'steps',
      title: 'What it needs from you',
      items: [
        {
          title: 'A list that is true',
          text: 'Each article once, under one name, with what is there today. This is the real work, and it is worth it for its own sake.',
        },
        { title: 'Your rules', text: 'Delivery times, smallest orders, space, what keeps and what does not.' },
        { title: 'What was sold', text: 'The longer back the better; one full year shows the seasons.' },
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      of: ['trinity:garo', 'trinity:trinity-plus'],
      note: rules.store,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'What happens during setup in the shop?',
          answer:
            'We set the system up where it will be used and train the people who will use it. In the quote it is one line, “In-store setup and training”. We agree on the day with you, so that it is not a Saturday.',
        },
        {
          question: 'I sell online only. Do I pay for setup?',
          answer: 'No. Setup in a store is for a shop that has one; without a store there is no such line.',
        },
        {
          question: 'Is my shop too small?',
          answer:
            'If you can walk past every shelf in two minutes and know what is missing, yes, and a notebook is cheaper. It begins to help when there are more articles than you can hold in your head.',
        },
        {
          question: 'Does it place orders by itself?',
          answer: 'You place the orders. GARO is for the plan behind them.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Order what will be bought.',
      lead: 'The quick quote opens with GARO chosen and asks about your shop.',
      way: { label: 'Choose GARO', to: ways.quote({ solution: 'trinity', trinity: 'garo' }) },
      other: { label: 'Book a call', to: paths.booking },
    },
  ],
  open: [
    'What GARO reads (tills, spreadsheets, web shops) and in which form the plan is shown.',
    'Whether GARO only suggests orders, as the page says, or can place them.',
    'Two price lists: in the package builder GARO has another beta price than in the quick quote, whose price this page shows.',
  ],
};
