import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { formatEuro } from '../../domain/money.ts';
import { saving } from '../../domain/pricing/trinity.ts';
import { deepLinks } from '../links/deepLinks.ts';
import { paths } from '../links/paths.ts';
import { allTrinity } from '../offers.ts';
import type { PageContent } from '../page.ts';
import { rules } from '../rules.ts';

const packages = ['trinity-core', 'trinity-plus'] as const;

export const page: PageContent = {
  kind: 'offer',
  title: 'Trinity business systems',
  description:
    'Five business systems for costs, marketing, returning customers, stock and advertising. Take one alone, the core of three, or all five.',
  heading: 'Five systems, one question each.',
  lead: 'Each Trinity system answers one question owners ask at the end of the week. Take the one you need most, the three that work best together, or all five.',
  sells: {
    name: 'Trinity Business Systems',
    offers: allTrinity,
  },
  action: { label: 'Choose a system', to: deepLinks.quote({ solution: 'trinity' }) },
  secondaryAction: { label: 'Book a consultation', to: paths.booking },
  figure: 'SystemIndex',
  sections: [
    {
      kind: 'figure',
      figure: 'TrinitySystems',
      title: 'What each looks like at work',
      lead: 'These screens show sample data. Yours will show your own business.',
    },
    {
      kind: 'comparison',
      title: 'Which one is for me?',
      lead: 'Start with one system if one question can’t wait. Trinity Core is a good place to start with a package.',
      subject: 'Package',
      columns: packages.map((id) => trinityOptions[id].name),
      notes: packages.map((id) => formatEuro(trinityPrices.quote[id].beta)),
      grows: true,
      rows: [
        {
          title: 'Choose it if',
          cells: ['Costs, marketing and regulars all matter to you', 'You also keep stock and pay for online ads'],
        },
        ...systemIds.map((system) => ({
          title: trinityOptions[system].name,
          cells: packages.map((id) => trinityOptions[id].includes.includes(system)),
        })),
        { title: 'You save', cells: packages.map((id) => formatEuro(saving(trinityPrices.quote[id]))) },
      ],
    },
    {
      kind: 'prices',
      title: 'The two packages',
      lead: 'These are beta prices, like those of the systems above. The standard price is beside each.',
      of: ['trinity:trinity-core', 'trinity:trinity-plus'],
      note: rules.store,
    },
    {
      kind: 'prose',
      title: 'One, three or five?',
      text: [
        'Start with the question you’d answer first if you had a free day. If your café throws out half a tray every evening, start with stock. If your salon is fully booked but the account is empty, start with costs. One system you use is better than five you don’t.',
        'Take Trinity Core if costs, marketing and returning customers all matter to you. They share one budget: what you save on an ad can go to your regulars.',
        'Take Trinity Plus if you also keep stock and pay for online ads. If you do neither, you’d have no use for two of its five systems.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Does a package cost less than its systems one by one?',
          answer:
            'At today’s beta prices in the quick quote it costs the same. You save compared with the standard price, and the list shows how much.',
        },
        {
          question: 'Can I start with one system and add others?',
          answer:
            'Yes. After your first choice, the quick quote asks whether you want to add to it, and shows how your total would change. You can also come back later and order another.',
        },
        {
          question: 'Do I need a website from you to use a system?',
          answer: [
            'No. You can buy each system on its own. If you need both, ',
            { text: 'combine them in one quote', to: deepLinks.quote({ solution: 'both' }) },
            `: a system and a platform tier together cost ${rules.bundlePercent} less.`,
          ],
        },
        {
          question: 'What does “beta price” mean for me?',
          answer:
            'It’s the price you pay, and the one your quote uses. The standard price is shown beside it. When the beta ends, the price stays until we change it on this site.',
        },
      ],
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
