import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'RCD: returning customer discounts',
  description:
    'RCD, returning customer discounts: thank the people who come back with a fair rule, and always know what it costs you.',
  heading: 'Reward customers who come back.',
  lead: 'Someone who’s back for the tenth time deserves more than someone who saw a poster. RCD, returning customer discounts, helps you thank the right people, at a cost you know.',
  sells: { name: 'RCD', offers: ['trinity:rcd'] },
  action: { label: 'Choose RCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'rcd' }) },
  secondaryAction: { label: 'See all five systems', to: paths.trinity },
  figure: 'RcdScreen',
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'A discount for everyone is the most expensive kind. It goes to people who would have paid full price, and to people who’ll never come back. A stamp card is cheaper, but gets lost in wallets, and at the end of the year you can’t say what it cost.',
        'A better way is a rule that knows who’s been before. The reward can be small: what regulars notice is that you recognised them.',
      ],
    },
    {
      kind: 'list',
      title: 'What makes a good rule',
      items: {
        'It’s short': '“Every sixth lunch is on us.” Keep it to one sentence.',
        'It rewards what you want':
          'Coming on a Tuesday, coming back within two months, bringing back the empty jar. Not just spending.',
        'You know its cost':
          'Before you announce it: what would it have cost last month? Afterwards: what did it cost?',
        'It can end': 'Say from the start how long it lasts, and keep your promise.',
      },
    },
    {
      kind: 'prose',
      title: 'Your customers’ data',
      text: [
        'To recognise people you have to store something about them, and that’s personal data. Keep as little as the rule needs. Tell people what you keep and why. Sending them offers is a separate matter and usually needs their consent, freely given and easy to withdraw. The Data Protection Commission has plain guidance on this for small businesses.',
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'On its own, or with costs and marketing in Trinity Core.',
      of: ['trinity:rcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Do I have to give money off?':
          'The system is named after discounts, because they’re the easiest reward to put a number on. You decide how much, for whom and for how long.',
        'Does it suit a business people only need once in ten years?':
          'No. Kitchens, roofs and weddings depend on recommendations. Start with MCD, which shows how people found you.',
        'Does it work with my website?': [
          'You can buy it on its own or with a platform. If you want ordering and returning customers in one place, ',
          {
            text: 'combine RCD with Full System',
            to: deepLinks.quote({ solution: 'both', trinity: 'rcd', tier: 'full' }),
          },
          '; that tier has an ordering system and a customer database.',
        ],
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Thank the right people.',
      lead: 'The quick quote opens with RCD chosen, and asks if you’d like to add to it.',
      action: { label: 'Choose RCD', to: deepLinks.quote({ solution: 'trinity', trinity: 'rcd' }) },
      secondaryAction: { label: 'See Trinity Core', to: paths.trinityCore },
    },
  ],
  open: ['How RCD recognises a returning customer (name, number, card), and how it joins a website.'],
};
