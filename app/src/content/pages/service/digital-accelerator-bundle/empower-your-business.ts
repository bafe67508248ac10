import { goalIds, goals } from '../../../../domain/catalogue/goals.ts';
import type { PageContent } from '../../../page.ts';
import { paths } from '../../../paths.ts';
import { rules } from '../../../rules.ts';
import { ways } from '../../../ways.ts';

/** What each goal means on an ordinary Tuesday, and what helps. */
const meaning = {
  fees: 'People order on your own site, and no platform takes a share. What helps: the Full System tier, which has an ordering system and payment processing.',
  brand:
    'The van, the bag and the page belong to each other. What helps: a brand package, and a website that is drawn from it.',
  automation:
    'The confirmation goes out while you are asleep. What helps: the Full System tier, which has e-mail automation.',
  scale:
    'A second place opens without a second evening of paperwork. What helps: the Premium tier, with support for several locations, and Trinity Plus.',
  customers:
    'You know who buys from you, and may write to those who agreed. What helps: the customer database of Full System, and RCD.',
  insights:
    'You decide on Monday from what happened last week. What helps: Premium with its analytics, Expense Manager, and AED if you advertise.',
} as const;

export const page: PageContent = {
  kind: 'offer',
  title: 'Six goals, and what serves each',
  description:
    'Own orders, one look, less typing, room to grow, customers you know, decisions from numbers: six goals of owners and what serves each.',
  heading: 'What should be different in a year?',
  lead: 'We talk about systems, and mean evenings. Here are six goals in plain words, with what serves each of them. Choose one or two. Six at once is none.',
  way: { label: 'Choose your goals', to: paths.planner },
  other: { label: 'About the bundle', to: paths.accelerator },
  sections: [
    {
      kind: 'list',
      title: 'Six goals',
      items: goalIds.map((id) => ({ title: goals[id].title, text: meaning[id] })),
    },
    {
      kind: 'prose',
      title: 'How to choose one',
      text: [
        'Think of last week. Which hour would you have paid somebody to take from you? That hour has a goal behind it. Typing orders from one screen into another is automation. Explaining for the third time that you are open on Mondays is the website. Ringing round to find out who bought the blue ones is customers.',
        'Then ask what would have to be true in a year for you to say: that was worth it. Write it down in one sentence with something in it that can be counted. “We answer no more calls about opening hours.” “Half of our orders come through our own page.” Keep the sentence. It is worth more than any plan, because it tells you when to stop.',
      ],
    },
    {
      kind: 'steps',
      title: 'From the goal to the order',
      items: [
        { title: 'Name it', text: 'In the planner or the quick quote you choose your goals from these six.' },
        { title: 'See what serves it', text: 'The wizard suggests a tier and says why.' },
        { title: 'See what it costs', text: 'Line by line, with the rule.' },
        { title: 'Leave out the rest', text: 'You can come back for it. The parts are made to be joined later.' },
      ],
    },
    {
      kind: 'prices',
      title: 'What the goals are served by',
      of: [
        'brand:premium',
        'tier:foundation',
        'tier:full',
        'tier:premium',
        'trinity:trinity-core',
        'trinity:trinity-plus',
      ],
      note: rules.bundle,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'How much time or money will it save me?',
          answer:
            'We do not know, so we do not say. It depends on your hours and your orders. Count one week before and one week after, and you will have your own number.',
        },
        {
          question: 'Do the goals change the price?',
          answer: 'No. They decide what is suggested to you. What you choose decides the price.',
        },
        {
          question: 'What if two goals pull in different directions?',
          answer: [
            'It happens: growing and keeping things simple, say. Take the one that would hurt more to miss. Half an hour with somebody from outside can help: ',
            { text: 'book a call', to: paths.booking },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Begin with one goal.',
      lead: 'The planner asks for your industry, your goals and your budget, in this order.',
      way: { label: 'Open the planner', to: paths.planner },
      other: { label: 'Join a system and a platform', to: ways.quote({ solution: 'both' }) },
    },
  ],
};
