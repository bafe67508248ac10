import { catalogue } from '../../../../domain/catalogue/given.ts';
import { goalIds } from '../../../../domain/catalogue/ids.ts';
import { deepLinks } from '../../../links/deepLinks.ts';
import { paths } from '../../../links/paths.ts';
import { wizardLinks } from '../../../links/wizardLinks.ts';
import type { PageContent } from '../../../page.ts';

const { goals } = catalogue;

/** What each goal means in daily business, and what helps. */
const meaning = {
  fees: 'People order on your own site, and no platform takes a commission. What helps: the Full System tier, which has an ordering system and payment processing.',
  brand: 'Your van, your bags and your website all match. What helps: a brand package, and a website designed from it.',
  automation:
    'Confirmations go out while you’re asleep. What helps: the Full System tier, which has e-mail automation.',
  scale:
    'You can open a second location without doubling your paperwork. What helps: the Premium tier, with support for several locations, and Trinity Plus.',
  customers:
    'You know who buys from you, and can write to those who agreed. What helps: Full System with its customer database, and RCD.',
  insights:
    'On Monday, you make decisions based on last week’s figures. What helps: Premium with its analytics, Expense Manager, and AED if you advertise.',
} as const;

export const page: PageContent = {
  kind: 'offer',
  title: 'Six goals, and what helps with each',
  description:
    'Your own orders, one look, less typing, room to grow, customers you know, decisions from numbers: six goals and what helps with each.',
  heading: 'What should be different in a year?',
  lead: 'When we say systems, we mean getting your evenings back. Here are six goals in plain English, with what helps you reach each. Pick one or two. Choose all six and you’ll finish none.',
  action: { label: 'Choose your goals', to: paths.planner },
  secondaryAction: { label: 'About the bundle', to: paths.accelerator },
  figure: 'CountedGoal',
  sections: [
    {
      kind: 'figure',
      figure: 'GoalSigns',
      title: 'Six goals',
      items: goalIds.map((id) => ({ title: goals[id].title, text: meaning[id] })),
    },
    {
      kind: 'prose',
      title: 'How to choose one',
      text: [
        'Think of last week. Which hour’s work would you have paid someone else to do? It points to a goal. If it was typing orders from one screen into another, choose automation. If it was explaining for the third time that you’re open on Mondays, you need a better website. If it was ringing round to find out who bought the blue ones, choose customers.',
        'Then ask what would have to change in a year for it to be worth the money. Write it down in one sentence, with something you can count. “We answer no more calls about opening hours.” “Half of our orders come through our own website.” Keep that sentence. It tells you when you’ve reached your goal.',
      ],
    },
    {
      kind: 'steps',
      title: 'From the goal to the order',
      items: {
        'Name it': 'In the planner or the quick quote you choose your goals from these six.',
        'See what helps': 'We suggest a tier and say why.',
        'See what it costs': 'Line by line, with how we worked it out.',
        'Leave the others for later': 'You can come back for them. The parts are made to be added later.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'How much time or money will it save me?':
          'It depends on your hours and your orders, so we won’t guess. Count for one week before and one week after, and you’ll have your own number.',
        'Do the goals change the price?':
          'No. Your goals decide what we suggest. The price depends only on what you choose.',
        'What if two goals pull in different directions?': [
          'It happens: growing and keeping things simple, say. Choose the one you’d miss more. Half an hour with an outsider can help: ',
          { text: 'book a call', to: paths.booking },
          '.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Start with one goal.',
      lead: 'The planner asks for your industry, your goals and your budget, in that order.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'Combine a system and a platform', to: deepLinks.quote({ solution: 'both' }) },
    },
  ],
};
