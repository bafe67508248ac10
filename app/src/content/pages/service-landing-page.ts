import { services } from '../../domain/catalogue/services.ts';
import { solutionTypes } from '../../domain/catalogue/solution-types.ts';
import { formatEuro } from '../../domain/money.ts';
import { startingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import { allTiers, allTrinity } from '../offers.ts';
import type { PageContent } from '../page.ts';
import { paths } from '../paths.ts';
import { rules } from '../rules.ts';
import { ways } from '../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Services and prices',
  description:
    'All services on one page, each with its price: brand identity, digital ad campaigns, Trinity business systems and complete platforms.',
  heading: 'All services, all prices.',
  lead: 'Four services for small companies. Take one, or put several together. Where a price has a rule behind it, the rule stands beside it.',
  sells: {
    name: 'Services',
    offers: ['brand:starter', 'campaign:starter', 'trinity:expense', 'tier:foundation'],
  },
  way: { label: 'Build your package', to: ways.configurator() },
  other: { label: 'Get a quick quote', to: ways.quote() },
  sections: [
    {
      kind: 'prices',
      title: 'Brand Identity Package',
      lead: [
        'How people recognise you, on the door, in print and on a screen. ',
        { text: 'About brand identity', to: paths.brand },
        '.',
      ],
      of: ['brand:starter', 'brand:premium', 'brand:elite'],
    },
    {
      kind: 'prices',
      title: 'Digital Ad Campaigns',
      lead: ['One campaign for one purpose, ready in days. ', { text: 'About campaigns', to: paths.campaigns }, '.'],
      of: ['campaign:starter', 'campaign:growth', 'campaign:premium'],
      note: 'What you pay to the ad platform comes on top. You set that amount yourself.',
    },
    {
      kind: 'prices',
      title: 'Trinity Business Systems',
      lead: [
        'Five systems for costs, stock, returning customers and advertising. ',
        { text: 'About Trinity', to: paths.trinity },
        '.',
      ],
      of: allTrinity,
      note: `${rules.store} These are the prices of the quick quote; the package builder has a list of its own for the systems.`,
    },
    {
      kind: 'prices',
      title: solutionTypes.website.name,
      lead: [
        'From a professional website to a complete ordering system. ',
        { text: 'About websites and platforms', to: paths.website },
        '. With the Trinity system that runs in it, it is the ',
        { text: services['complete-platform'].name, to: ways.configurator({ services: ['complete-platform'] }) },
        `, from ${formatEuro(startingPrice('complete-platform'))}.`,
      ],
      of: allTiers,
      note: rules.range,
    },
    {
      kind: 'pages',
      title: 'Three ways to a price',
      items: [
        {
          to: ways.quote(),
          title: 'Quick quote',
          text: `A Trinity system, a platform or both. The shortest way, and the one with ${rules.bundlePercent} off for both.`,
        },
        {
          to: ways.configurator(),
          title: 'Build your package',
          text: 'All four services in one order, with brand and campaigns.',
        },
        {
          to: paths.planner,
          title: 'Plan with a budget',
          text: 'You say what you can spend. The planner shows what fits, dashboards for your industry included.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'What do I pay today, and what later?',
          answer: `${rules.deposit} ${rules.rest}`,
        },
        {
          question: 'Is there something I must take together?',
          answer:
            'In the quick quote, nothing: a system, a platform, or both. In the package builder a complete platform is put together from a Trinity system and a tier.',
        },
        {
          question: 'How long does it take?',
          answer:
            'Each row names the time for that piece of work. When several are ordered together, we agree on the dates with you.',
        },
        {
          question: 'Why are prices shown so openly?',
          answer: [
            'Because you would ask anyway. ',
            { text: 'How prices come about', to: paths.costs },
            ' explains every rule behind them.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Put yours together.',
      lead: 'No account, and nothing is charged before you review it.',
      way: { label: 'Build your package', to: ways.configurator() },
      other: { label: 'Book a call', to: paths.booking },
    },
  ],
  open: [
    'Whether prices include VAT. The pages say nothing about it.',
    'What a campaign package includes: the catalogue has name, price and time only.',
  ],
};
