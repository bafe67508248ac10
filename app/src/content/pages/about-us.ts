import { brandCount, brandRounds } from '../../domain/catalogue/brand.ts';
import { campaignIds } from '../../domain/catalogue/campaigns.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { capitalised, countInWords } from '../../domain/words.ts';
import { deepLinks } from '../links/deepLinks.ts';
import { paths } from '../links/paths.ts';
import type { PageContent } from '../page.ts';
import { rules } from '../rules.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'About us',
  description:
    'A digital agency for small companies in Ireland: brand, website, advertising and business systems, with every price on the page.',
  heading: 'An agency for small companies.',
  lead: 'We make brands, websites, campaigns and business systems for owners who make their own decisions: shops, workshops, kitchens, practices and guest houses, where the person who answers the phone also pays the bills.',
  action: { label: 'Book a consultation', to: paths.booking },
  secondaryAction: { label: 'See our sample projects', to: paths.portfolio },
  sections: [
    {
      kind: 'list',
      title: 'How we work',
      items: [
        {
          title: 'The price comes first',
          text: 'You can work out the whole price on this site, line by line, without giving your name.',
        },
        {
          title: 'One thing at a time',
          text: 'You can buy any service on its own. We suggest the one that will do the most for you now. You can add others when you need them.',
        },
        {
          title: 'In writing',
          text: 'We agree in writing what you get, when you get it and when the balance is due.',
        },
        {
          title: 'Plain English',
          text: 'You should be able to tell your neighbour what you bought from us. If you can’t, we haven’t explained it well.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you won’t find here',
      text: [
        'You won’t find famous logos or quotes from happy customers. The projects we show are samples we made up, and each one says so in its first line. When we have clients’ permission to show their projects, we’ll label those too.',
        'We don’t promise first place on Google, or a number of new customers by a certain date. Anyone who promises that is guessing, or not being straight with you.',
      ],
    },
    {
      kind: 'pages',
      title: 'What we do',
      items: [
        {
          to: paths.brand,
          title: 'Brand Identity Package',
          text: `${capitalised(brandCount)} packages, with ${brandRounds} rounds of revision.`,
        },
        {
          to: paths.campaigns,
          title: 'Digital Ad Campaigns',
          text: `One campaign, in ${countInWords(campaignIds.length)} sizes.`,
        },
        { to: paths.trinity, title: 'Trinity Business Systems', text: 'Five systems: take one, three or all five.' },
        {
          to: deepLinks.configurator({ services: ['complete-platform'] }),
          title: 'Complete Digital Platform',
          text: `A platform in one of ${countInWords(tierIds.length)} tiers, with the Trinity system that runs in it.`,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'What working with us is like',
      items: [
        {
          title: 'You look around',
          text: 'Every price is on the site, and you don’t need an account to build a quote.',
        },
        {
          title: 'You ask',
          text: `By e-mail, or in a video consultation of ${rules.minutes} at a time that suits you.`,
        },
        { title: 'You order', text: `${rules.deposit} You pay it by card.` },
        {
          title: 'We write to you',
          text: 'To agree when we start, what we need from you and when the balance is due.',
        },
        {
          title: 'You see drafts',
          text: 'You tell us what to change. Each brand package says how many rounds of revision it includes.',
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
            'We work for small companies in Ireland, with prices in euro and consultations in Irish time. If you’re elsewhere and that suits you, just ask.',
        },
        {
          question: 'When can I reach you?',
          answer: [
            'The ',
            { text: 'booking calendar', to: paths.booking },
            ' shows the free times on working days, except public holidays. You can send a ',
            { text: 'message', to: paths.contact },
            ' at any time.',
          ],
        },
        {
          question: 'Can I see work for real clients?',
          answer:
            'Not on this site yet. The sample projects show how we work. In a consultation we can go through one and apply it to your business.',
        },
        {
          question: 'Where can I find your company details?',
          answer: 'At the bottom of every page.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Tell us what you’re working on.',
      lead: `A consultation takes ${rules.minutes}. Bring your website, if you have one, and your biggest question.`,
      action: { label: 'Book a consultation', to: paths.booking },
      secondaryAction: { label: 'Build your package', to: deepLinks.configurator() },
    },
  ],
  open: [
    'Who runs the agency: names, since when, where the office is. The page names no one.',
    'That there are no client projects to show yet.',
    'The steps after an order: who writes, within how many days.',
  ],
};
