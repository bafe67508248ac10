import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'RCD: returning customer discounts',
  description:
    'RCD, returning customer discounts: thank the people who come back with a fair rule, and always know what the thank-you costs.',
  heading: 'RCD: a thank-you you can afford.',
  lead: 'Somebody who comes for the tenth time deserves more than somebody who saw a poster. RCD, returning customer discounts, is for thanking the right people, with the cost in view.',
  sells: { name: 'RCD', offers: ['trinity:rcd'] },
  way: { label: 'Choose RCD', to: ways.quote({ solution: 'trinity', trinity: 'rcd' }) },
  other: { label: 'See all five systems', to: paths.trinity },
  sections: [
    {
      kind: 'prose',
      title: 'The question it answers',
      text: [
        'A discount for everybody is the dearest kind. It is taken by people who would have paid the full price, and by people who will never come again. A stamp card is cheaper and gets lost in wallets, and at the end of the year nobody can say what it cost.',
        'Between the two lies a rule that knows who has been here before. It can be small. Regulars rarely count the cents; they notice that they were recognised.',
      ],
    },
    {
      kind: 'list',
      title: 'What makes a good rule',
      items: [
        {
          title: 'It fits on a beer mat',
          text: '“Every sixth lunch is on us.” If it needs a second sentence, it is two rules.',
        },
        {
          title: 'It rewards what you want',
          text: 'Coming on a Tuesday, coming back within two months, bringing the empty jar. Not simply spending.',
        },
        {
          title: 'Its cost is known',
          text: 'Before you announce it: what would it have cost last month? Afterwards: what did it?',
        },
        { title: 'It can end', text: 'Say from the start until when it holds, and keep to what was promised.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Names and numbers of customers',
      text: [
        'To recognise somebody you have to remember something about them, and that is personal data. Keep as little as the rule needs. Tell people what you keep and why. Writing to them with offers is a separate thing that usually needs their agreement, given freely and easy to take back. The Data Protection Commission has plain guidance on this for small businesses.',
      ],
    },
    {
      kind: 'prices',
      title: 'Price',
      lead: 'Alone, or with costs and marketing in Trinity Core.',
      of: ['trinity:rcd', 'trinity:trinity-core', 'trinity:trinity-plus'],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Do I have to give money off?',
          answer:
            'The system is named after discounts, and they are the thank-you that is easiest to put a number to. How much, for whom and for how long is your decision.',
        },
        {
          question: 'Is it for businesses where people come once in ten years?',
          answer:
            'Hardly. Kitchens, roofs and weddings live on recommendation. There MCD, which asks how people found you, is the better beginning.',
        },
        {
          question: 'Does it work with my website?',
          answer: [
            'It is sold alone and together with a platform. If you want ordering and returning customers in one place, ',
            { text: 'join RCD with Full System', to: ways.quote({ solution: 'both', trinity: 'rcd', tier: 'full' }) },
            '; that tier has an ordering system and a customer database.',
          ],
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Thank the right people.',
      lead: 'The quick quote opens with RCD chosen, and asks whether you want to add to it.',
      way: { label: 'Choose RCD', to: ways.quote({ solution: 'trinity', trinity: 'rcd' }) },
      other: { label: 'Look at Trinity Core', to: paths.trinityCore },
    },
  ],
  open: ['How RCD recognises a returning customer (name, number, card), and how it joins a website.'],
};
