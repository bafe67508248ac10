import type { PageContent } from '../page.ts';
import { paths } from '../paths.ts';
import { rules } from '../rules.ts';
import { ways } from '../ways.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'About us',
  description:
    'A digital agency for small companies in Ireland: brand, website, advertising and business systems, with every price on the page.',
  heading: 'An agency for small companies.',
  lead: 'We make brands, websites, campaigns and business systems for owners who make their own decisions. Shops, workshops, kitchens, practices, guest houses: places where the person who answers the phone is the person who pays.',
  way: { label: 'Book a call', to: paths.booking },
  other: { label: 'See our sample projects', to: paths.portfolio },
  sections: [
    {
      kind: 'list',
      title: 'How we work',
      items: [
        {
          title: 'The price comes first',
          text: 'You can work out the whole price on this site, line by line, before anybody knows your name.',
        },
        {
          title: 'One thing at a time',
          text: 'Every service is sold alone. We suggest the part that will do the most for you now, and leave the rest for when you need it.',
        },
        {
          title: 'In writing',
          text: 'What you get, when, and when the rest is due: agreed in writing, so that nobody has to remember.',
        },
        {
          title: 'Words you would use yourself',
          text: 'You should be able to explain to your neighbour what you bought from us. If you cannot, we have not explained it well.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you will not find here',
      text: [
        'No wall of famous logos, and no quotes from happy customers. The projects we show are samples that we drew up ourselves, and each one says so in its first line. When there are client projects to show, with their permission, they will say that.',
        'No promise of a first place on Google, either, and no number of new customers by a certain date. Anyone who promises that is guessing, or not being straight with you.',
      ],
    },
    {
      kind: 'pages',
      title: 'What we do',
      items: [
        {
          to: paths.brand,
          title: 'Brand Identity Package',
          text: 'Three packages, with one to four rounds of revision.',
        },
        { to: paths.campaigns, title: 'Digital Ad Campaigns', text: 'One campaign, in three sizes.' },
        { to: paths.trinity, title: 'Trinity Business Systems', text: 'Five systems, alone, three or five together.' },
        {
          to: ways.configurator({ services: ['complete-platform'] }),
          title: 'Complete Digital Platform',
          text: 'A platform in one of three tiers, with the Trinity system that runs in it.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'What working with us is like',
      items: [
        { title: 'You look around', text: 'All prices stand on the pages. The wizards need no account.' },
        { title: 'You ask', text: `By mail, or in a call of ${rules.minutes} by video, at a time that suits you.` },
        { title: 'You order', text: `${rules.deposit} You pay it by card.` },
        {
          title: 'We write to you',
          text: 'To agree on the start, on what we need from you, and on the rest of the payment.',
        },
        {
          title: 'You see drafts',
          text: 'And say what you think. For a brand, the package says how many rounds are included.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Do you only work in Ireland?',
          answer:
            'Our work is for small companies in Ireland: prices in euro, calls in Irish time. If you are elsewhere and that suits you, ask.',
        },
        {
          question: 'When can I reach you?',
          answer: [
            'The ',
            { text: 'booking calendar', to: paths.booking },
            ' shows the free times on working days; public holidays are left out. ',
            { text: 'Messages', to: paths.contact },
            ' can be sent at any hour.',
          ],
        },
        {
          question: 'Can I see work for real clients?',
          answer:
            'Not on this site yet. The sample projects show how we think. In a call we can go through one of them with your business in its place.',
        },
        {
          question: 'Where do I find your company details?',
          answer: 'At the foot of every page.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Tell us what you are working on.',
      lead: `A call takes ${rules.minutes}. Bring your website, if you have one, and the question that bothers you most.`,
      way: { label: 'Book a call', to: paths.booking },
      other: { label: 'Build your package', to: ways.configurator() },
    },
  ],
  open: [
    'Who stands behind the agency: names, since when, where the office is. The page names nobody.',
    'That client projects are not shown yet.',
    'The steps after an order: who writes, within how many days.',
  ],
};
