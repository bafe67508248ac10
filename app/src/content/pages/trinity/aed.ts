import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'AED: advertising efficiency dashboard',
  description:
    'AED, the advertising efficiency dashboard: what each ad costs, what it brings, and what one new customer costs you.',
  heading: 'AED: what one customer costs, ad by ad.',
  lead: 'Ad platforms show forty numbers and are glad about all of them. AED, the advertising efficiency dashboard, is for the two that matter to you: what an enquiry costs, and what a customer costs.',
  sells: { name: 'AED', offers: ['trinity:aed'] },
  way: { label: 'Choose AED', to: ways.quote({ solution: 'trinity', trinity: 'aed' }) },
  other: { label: 'See all five systems', to: paths.trinity },
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'An ad that is seen ten thousand times sounds better than one that is seen five hundred times. If the first brings one booking and the second brings six, it is the other way round. Efficiency is a plain division: what was spent, by what came of it.',
        'The division is easy. Having both numbers in the same place at the same time is not, because one lives with the ad platform and the other at your counter. Bringing them together is what a dashboard like this is for.',
      ],
    },
    {
      kind: 'list',
      title: 'What you can ask it',
      items: [
        {
          title: 'Which ad would I switch off today?',
          text: 'The one whose customers cost more than they leave with you.',
        },
        {
          title: 'Which would I give more?',
          text: 'The cheapest customers, as long as there are more of them to be had.',
        },
        {
          title: 'Was it the ad or the season?',
          text: 'Compare with the same month of last year, not with last month.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What no dashboard knows',
      text: [
        [
          'It cannot see a customer who read the ad and then asked a neighbour. It cannot know what a customer is worth to you over the years. Both you can find out at the counter, by asking and by counting. How to do that stands in our post on ',
          { text: 'reading an ad report in ten minutes', to: `${paths.blog}/3` },
          '.',
        ],
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'Alone, or with the other four in Trinity Plus.',
      of: ['trinity:aed', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Does it include the advertising itself?',
          answer: [
            'No. AED shows how advertising does. If you need ads to be made, look at ',
            { text: 'digital ad campaigns', to: paths.campaigns },
            '. What you pay to the ad platform is a third thing, and you set it yourself.',
          ],
        },
        {
          question: 'Can I add AED to another system?',
          answer:
            'Yes. In the quick quote, after you have chosen a system, one of the offers is to add AED to it. You see what your total would change by before you decide.',
        },
        {
          question: 'I spend very little on ads. Is it worth it?',
          answer: 'Probably not yet. When a month of ads costs less than the system, five numbers on paper will do.',
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Two numbers instead of forty.',
      lead: 'The quick quote opens with AED chosen, and asks whether you want to add to it.',
      way: { label: 'Choose AED', to: ways.quote({ solution: 'trinity', trinity: 'aed' }) },
      other: { label: 'Look at Trinity Plus', to: paths.trinityPlus },
    },
  ],
  open: ['Which ad platforms AED reads, and whether sales are entered by hand.'],
};
