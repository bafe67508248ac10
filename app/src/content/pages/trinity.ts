import { freeCallShort } from '../../domain/catalogue/consultation.ts';
import { deepLinks } from '../links/deepLinks.ts';
import { paths } from '../links/paths.ts';
import { allTrinity } from '../offers.ts';
import type { PageContent } from '../page.ts';
import { withVatSentence } from '../payment.ts';
import { isSum, rules } from '../rules.ts';

const areSums = isSum('trinity-core') && isSum('trinity-plus');

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity business systems',
  description:
    'Five business systems for costs, marketing, returning customers, stock and advertising. Take one alone, the core of three, or all five.',
  heading: 'Five systems, one question each.',
  lead: 'Each Trinity system answers one question owners ask at the end of the week. Take one, the core of three, or all five.',
  sells: {
    name: 'Trinity Business Systems',
    offers: allTrinity,
  },
  action: { label: 'Choose a system', to: deepLinks.quote({ solution: 'trinity' }) },
  secondaryAction: { label: freeCallShort, to: paths.booking },
  figure: 'SystemIndex',
  sections: [
    {
      kind: 'figure',
      figure: 'TrinitySystems',
      title: 'What each looks like at work',
    },
    {
      kind: 'figure',
      figure: 'TrinityPackages',
      title: 'Three that belong together, or all five',
      lead: 'Start with one system if one question can’t wait. One system you use is better than five you don’t.',
      isTinted: true,
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Can I start with one system and add others?':
          'Yes. After your first choice, the quick quote asks whether you want to add to it, and shows how your total would change. You can also come back later and order another.',
        'Do I need a website from you to use a system?': [
          'No. You can buy each system on its own. If you need both, ',
          { text: 'combine them in one quote', to: deepLinks.quote({ solution: 'both' }) },
          `: a system and a platform tier together cost ${rules.bundlePercent} less.`,
        ],
        'What does “beta price” mean for me?': withVatSentence(
          `It’s the price you pay, and the one your quote uses. When the beta ends, the price stays until we change it on this site. ${areSums ? 'If you take a package in the quick quote, it costs the same as its systems one by one. ' : ''}You save compared with the standard price.`,
        ),
      },
    },
    {
      kind: 'action',
      title: 'See what yours would cost.',
      lead: 'Choose a system, answer two or three short questions, and see the whole price, worked out line by line.',
      action: { label: 'Start with Trinity', to: deepLinks.quote({ solution: 'trinity' }) },
      secondaryAction: { label: 'Combine it with a website', to: deepLinks.quote({ solution: 'both' }) },
    },
  ],
  open: [
    'What each Trinity system shows and does: the client gave a name and one line for each. Their outcomes and features (src/domain/catalogue/trinity.ts) and their sample screens (src/pages/figures) are our ideas.',
    'When the beta ends (BETA_ENDS), and what a system costs from then on: until it is changed, the pages say that the price stays.',
  ],
};
