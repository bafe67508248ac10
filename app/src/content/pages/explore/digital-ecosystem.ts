import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import type { PageContent } from '../../page.ts';
import { withVatSentence } from '../../payment.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Your digital ecosystem, on one page',
  description:
    'Brand, website, systems and advertising: how the parts of a small business online work together, and where it usually breaks.',
  heading: 'Four parts, and how they work together.',
  lead: '“Digital ecosystem” is a big name for a simple thing: the parts of your business that people see on a screen, and what they pass to each other. If one part passes nothing on, the others stop working.',
  action: wizardLinks.planner,
  secondaryAction: { label: 'See all services', to: paths.services },
  figure: 'Ecosystem',
  figureBelow: 'Exchanges',
  sections: [
    {
      kind: 'figure',
      title: 'Where it usually breaks: between two parts',
      lead: 'Start at one of your own ads, on a phone, as a stranger would, and go on until you’ve bought something. What you find is cheap to fix.',
      figure: 'ThreeBreaks',
    },
    {
      kind: 'figure',
      title: 'What to build first',
      lead: 'You don’t need all of it at once.',
      figure: 'BuildOrder',
      isTinted: true,
    },
    {
      kind: 'figure',
      title: 'An example to start with',
      lead: withVatSentence('A small package of each part, as two orders. Yours will differ.'),
      figure: 'FirstOrders',
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'I already have a website. Can I keep it?':
          'Yes. You can order a brand package, a campaign or a Trinity system without a platform from us.',
        'Will I depend on you for everything?':
          'You shouldn’t depend on anyone for your name, your domain or your customer list. Keep all three in your own accounts, whoever does the work.',
        'Who looks at the whole picture?': [
          'You do, and we can spend half an hour on it with you. ',
          { text: freeCallShort, to: paths.booking },
          ' and have your website and last month’s figures to hand.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Plan your own.',
      lead: 'Tell us your type of business, your goals and your budget. The planner shows what fits.',
      action: wizardLinks.planner,
      secondaryAction: { label: 'Combine a system and a platform', to: deepLinks.quote({ solution: 'both' }) },
    },
  ],
};
