import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Universal outreach: reaching your customers',
  description:
    'New people, people nearby and people who have been here before: how brand, website, campaigns and Trinity systems reach each of them.',
  heading: 'Reach people where they already are.',
  lead: 'Universal outreach is not a sixth system with a price of its own. It is what the parts do together: one message, the same everywhere, for people who do not know you yet and for people who do.',
  way: { label: 'Choose your systems', to: ways.quote({ solution: 'trinity' }) },
  other: { label: 'Book a call', to: paths.booking },
  sections: [
    {
      kind: 'list',
      title: 'Three groups of people, three ways',
      lead: 'Most owners try to reach everybody in the same way. It is easier to take the three groups one by one, beginning with the last.',
      items: [
        {
          title: 'People who have never heard of you',
          text: 'They meet an ad, a sign or a friend’s word. They give you a few seconds. What helps is a brand that is recognised the second time, and a campaign with one offer in it.',
        },
        {
          title: 'People who are looking right now',
          text: 'They type what they need into a phone. What helps is a page that says what you do, where, and what it costs, in their words.',
        },
        {
          title: 'People who have been here before',
          text: 'They cost the least to reach and are forgotten most often. What helps is a reason to come back, and permission to write to them.',
        },
      ],
    },
    {
      kind: 'pages',
      title: 'Which part does what',
      items: [
        {
          to: paths.brand,
          title: 'Brand identity',
          text: 'So that the ad, the van and the door belong to each other.',
        },
        { to: paths.website, title: 'Website', text: 'Where every way ends, and where people decide.' },
        {
          to: paths.campaigns,
          title: 'Ad campaigns',
          text: 'For the weeks in which you want more people, or other people.',
        },
        { to: paths.rcd, title: 'RCD', text: 'For thanking those who come back.' },
        { to: paths.mcd, title: 'MCD', text: 'For moving money to the way that works.' },
        { to: paths.aed, title: 'AED', text: 'For seeing which ad brought whom, and at what cost.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Begin with those who know you',
      text: [
        'Say you run a bicycle shop. Four hundred people bought from you in the last three years. A friendly note in March, “your first service is due, we have room in the second week”, to those of them who agreed to hear from you, costs next to nothing. An ad that brings four hundred strangers through the door costs a great deal more.',
        'So the order we suggest is the unusual one: first the people who have been here, then the people who are looking, and only then everybody else. Each step pays for a part of the next.',
      ],
    },
    {
      kind: 'prose',
      title: 'With permission',
      text: [
        'Writing to people is only outreach if they want to hear it. In Ireland, marketing by e-mail or text message usually needs agreement first, with a narrow exception for customers who bought something similar not long ago, and every message must offer a way out. The rules stand in the ePrivacy Regulations, and the Data Protection Commission explains them. An empty box that people tick themselves, and a link that really unsubscribes, is most of it.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Can I order universal outreach?',
          answer:
            'Not as one thing. You order the parts that you are missing, each at its own price, and leave out those that you have.',
        },
        {
          question: 'What if I only have money for one part?',
          answer: [
            'If your website does not say what you do and what it costs, that one, because all ways lead there. If it does, RCD. Not sure? ',
            { text: 'Book a call', to: paths.booking },
            ' and bring your last month.',
          ],
        },
        {
          question: 'Do you write to my customers for me?',
          answer:
            'No. The list is yours, and so is the decision to write. What we make is the page your letter leads to.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Find the part that is missing.',
      lead: 'The planner asks for your goals and your budget, and shows what fits.',
      way: { label: 'Plan with a budget', to: paths.planner },
      other: { label: 'See all services', to: paths.services },
    },
  ],
  open: [
    'What Universal Outreach is: it has a page and no entry in the catalogue. The page describes it as how the other parts work together.',
  ],
};
