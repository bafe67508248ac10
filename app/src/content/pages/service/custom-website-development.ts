import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { pathIds } from '../../../domain/catalogue/ids.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import type { PageContent } from '../../page.ts';

const { paths: waysOfDelivery } = catalogue;

const chosenIf = {
  template: 'Every step has a tick. You want something that works, and you want it soon.',
  custom: 'Your way of working is your advantage, and the website has to follow it.',
  hybrid: 'One or two steps are unique to you. Everything else can be standard.',
  subscription: 'You’d rather pay less at the start, with updates and support included.',
} as const;

export const page: PageContent = {
  kind: 'offer',
  title: 'Custom website development',
  description:
    'When a ready-made tier doesn’t fit: custom development, a mix, or a template after all. What each means, and how to find out which you need.',
  heading: 'Made to measure, where it matters.',
  lead: 'Most small companies need little or no custom work, and shouldn’t pay for more. Some have one part of their business that no ready-made system can handle. We help you find that part, and use ready-made solutions for everything else.',
  action: wizardLinks.planner,
  secondaryAction: { label: freeCallShort, to: paths.booking },
  figure: 'OrderSteps',
  sections: [
    {
      kind: 'prose',
      title: 'Do you need it?',
      text: [
        'Write down how an order moves through your business, from the first contact to the money in your account. It might take ten steps. Tick each step that works as it does in any business like yours. A boatyard that rents by the tide, a bakery that bakes to order in two ovens, a practice with three rooms and five therapists: each will have one or two steps without a tick.',
        'Those steps may need custom work. Steps with a tick don’t: there’s no need to build a page for opening hours from scratch.',
      ],
    },
    {
      kind: 'comparison',
      title: 'Four ways to get it built',
      lead: 'The price is a share of your plan’s list total. The planner shows all four, side by side.',
      subject: 'Option',
      columns: ['Choose it if', 'What comes with it', 'Price'],
      rows: pathIds.map((id) => {
        const { title, percent, features } = waysOfDelivery[id];
        return { title, cells: [chosenIf[id], features.join(' · '), `${percent}%\u00a0of\u00a0list`] };
      }),
    },
    {
      kind: 'steps',
      title: 'How custom work happens',
      items: {
        Plan: 'In the planner you choose a platform, solutions for your industry and dashboards, within your budget.',
        Talk: 'We go through the steps without a tick in a consultation. Bring someone who does the work.',
        'Write it down': 'What we’ll build, in which parts, and how we’ll show that each part works.',
        'Build in milestones': 'You can try each one, and you pay as they’re delivered.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Is custom always better?':
          'No. It costs more, takes longer, and someone has to maintain it. It’s worth it where a ready-made system would make you change something your customers come to you for.',
        'What if the plan is over my budget?':
          'The planner won’t let you choose what no longer fits, and tells you by how much. At the end, it works out what each of the four ways costs.',
        'Will it belong to me?':
          'Ask every supplier this before you order, including us: who owns the code, texts, pictures, domain and accounts? Get the answer into the contract.',
        'What is the deposit?':
          'For a plan, it’s a percentage of the price of the way you choose. Each of the four cards shows both amounts.',
      },
    },
    {
      kind: 'action',
      title: 'Find the steps without a tick.',
      lead: 'Then see what they cost. The planner takes a few minutes, and you don’t need an account.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'See the three tiers', to: paths.website },
    },
  ],
  open: [
    'Whether the Subscription Model is paid once or every month. The page names no period.',
    'What passes to the client after custom work (code, design, accounts).',
  ],
};
