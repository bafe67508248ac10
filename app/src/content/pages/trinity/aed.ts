import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'AED: advertising efficiency dashboard',
  description:
    'AED, the advertising efficiency dashboard: what each ad costs, what it brings in, and what one new customer costs you.',
  heading: 'Know what each new customer costs.',
  lead: 'Ad platforms show you forty numbers. AED, the advertising efficiency dashboard, is for the two that matter: what an enquiry costs, and what a customer costs.',
  sells: { name: 'AED', offers: ['trinity:aed'] },
  action: { label: 'Choose AED', to: deepLinks.quote({ solution: 'trinity', trinity: 'aed' }) },
  secondaryAction: { label: 'See all five systems', to: paths.trinity },
  figure: 'AedScreen',
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'An ad seen ten thousand times sounds better than one seen five hundred times. If the first brings one booking and the second brings six, the second is better. To compare them, divide what you spent by what you got.',
        'The sum is easy. The hard part is having both numbers in one place, because the ad platform has one and your till has the other. A dashboard like this brings them together.',
      ],
    },
    {
      kind: 'list',
      title: 'What you can ask it',
      items: {
        'Which ad should I switch off today?': 'The one whose customers cost more than they bring in.',
        'Which should I spend more on?': 'The one with the cheapest customers, as long as there are more to find.',
        'Was it the ad or the season?': 'Compare it with the same month last year, not with last month.',
      },
    },
    {
      kind: 'prose',
      title: 'What no dashboard can tell you',
      text: [
        [
          'It can’t see a customer who read the ad and then asked a neighbour. It can’t know what a customer is worth to you over the years. You can find out both by asking and counting at the till.',
          ...ofSamplePost(
            ' We explain how in our post on ',
            { text: 'reading an ad report in ten minutes', to: `${paths.blog}/3` },
            '.',
          ),
        ],
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'On its own, or with the other four in Trinity Plus.',
      of: ['trinity:aed', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Does it include the advertising itself?': [
          'No. AED shows how well your ads do. If you need ads made, look at ',
          { text: 'digital ad campaigns', to: paths.campaigns },
          '. What you pay the ad platform is separate again, and you set it yourself.',
        ],
        'Can I add AED to another system?':
          'Yes. Once you’ve chosen a system in the quick quote, you can add AED to it. You see how your total would change before you decide.',
        'I spend very little on ads. Is it worth it?':
          'Probably not yet. If a month of ads costs less than the system, five numbers on paper will do.',
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Two numbers, not forty.',
      lead: 'The quick quote opens with AED chosen, and asks if you’d like to add to it.',
      action: { label: 'Choose AED', to: deepLinks.quote({ solution: 'trinity', trinity: 'aed' }) },
      secondaryAction: { label: 'See Trinity Plus', to: paths.trinityPlus },
    },
  ],
  open: ['Which ad platforms AED reads, and whether sales are entered by hand.'],
};
