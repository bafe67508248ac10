import { pathIds, paths as waysOfDelivery } from '../../../domain/catalogue/paths.ts';
import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';

const { template, custom, hybrid, subscription } = waysOfDelivery;

export const page: PageContent = {
  kind: 'offer',
  title: 'Custom website development',
  description:
    'When a ready-made tier does not fit: custom development, a mix, or a template after all. What each means, and how to find out which you need.',
  heading: 'Made to measure, where it matters.',
  lead: 'Most small companies need little that is custom, and should not pay for more. Some do, at one point of their business that no ready-made system understands. The art is to find that point and to leave the rest alone.',
  way: { label: 'Plan with a budget', to: paths.planner },
  other: { label: 'Book a call', to: paths.booking },
  sections: [
    {
      kind: 'prose',
      title: 'Do you need it?',
      text: [
        'Write down how an order travels through your business, from the first word to the money in the account. Ten steps, say. Put a tick beside each step that works as it does in any other business of your kind. Think of a boat yard that rents by the tide, a bakery that bakes to order in two ovens, a practice with three rooms and five therapists: each will have one or two steps without a tick.',
        'Those are candidates for custom work. Everything with a tick is not. A page with your opening hours need not be invented again.',
      ],
    },
    {
      kind: 'comparison',
      title: 'Four ways to have it delivered',
      lead: 'The planner works out all four for your plan, side by side.',
      subject: 'Way',
      columns: ['Price', 'What comes with it'],
      rows: pathIds.map((id) => {
        const { title, percent, features } = waysOfDelivery[id];
        return { title, cells: [`${percent}% of the plan’s list total`, features.join(', ')] };
      }),
    },
    {
      kind: 'list',
      title: 'How to choose',
      items: [
        { title: template.title, text: 'All steps have a tick. You want it soon, and you want it to work.' },
        { title: hybrid.title, text: 'One or two steps are your own. The rest may be as it is everywhere.' },
        { title: custom.title, text: 'Your way of working is your advantage, and the website has to follow it.' },
        {
          title: subscription.title,
          text: 'You would rather begin with less, and have updates and support come with it.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How custom work goes',
      items: [
        {
          title: 'Plan',
          text: 'In the planner you choose a platform, solutions for your industry and dashboards, within your budget.',
        },
        { title: 'Talk', text: 'A consultation about the steps without a tick. Bring somebody who does the work.' },
        { title: 'Write it down', text: 'What will be built, in which parts, and how each part is shown to work.' },
        { title: 'Build in milestones', text: 'Each is something you can try. Payments go by them.' },
      ],
    },
    {
      kind: 'prices',
      title: 'What it starts from',
      lead: 'The platform is the base. The planner adds what you choose for your industry.',
      of: ['tier:foundation', 'tier:full', 'tier:premium', 'consultation'],
      note: `These are the tiers of the quick quote; the planner shows its own price beside each choice. ${rules.consultation}`,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Is custom always better?',
          answer:
            'No. It costs more, it takes longer, and somebody has to look after it. It is better exactly where the ready-made thing would make you change something that your customers come for.',
        },
        {
          question: 'What if the plan is larger than my budget?',
          answer:
            'The planner does not let you choose what no longer fits, and says by how much. At the end it works out what each of the four ways costs.',
        },
        {
          question: 'Will it belong to me?',
          answer:
            'Ask this of everybody, us included, before you order: code, texts, pictures, domain, accounts. The answer belongs in the contract.',
        },
        {
          question: 'What is the deposit?',
          answer:
            'For a plan it is a part of the price of the way you choose. Both amounts stand on each of the four cards.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Find the steps without a tick.',
      lead: 'Then see what they cost. The planner needs a few minutes and no account.',
      way: { label: 'Open the planner', to: paths.planner },
      other: { label: 'See the three tiers', to: paths.website },
    },
  ],
  open: [
    'Whether the Subscription Model is paid once or every month. The page names no period.',
    'What passes to the client after custom work (code, design, accounts).',
  ],
};
