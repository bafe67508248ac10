import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { deepLinks } from '../links/deepLinks.ts';
import { paths } from '../links/paths.ts';
import { allBrands, allCampaigns, allComplete, allSystems, allTiers, cheapest } from '../offers.ts';
import type { PageContent } from '../page.ts';
import { withVatSentence } from '../payment.ts';
import { rules } from '../rules.ts';

const { brandIncludes, services, solutionTypes } = catalogue;

export const page: PageContent = {
  kind: 'offer',
  title: 'Services and prices',
  description:
    'All services on one page, each with its price: brand identity, digital ad campaigns, Trinity business systems and complete platforms.',
  heading: 'All services, all prices.',
  lead: withVatSentence(
    'Four services for small companies. Take one, or combine several. Where we work a price out, you see how.',
  ),
  sells: {
    name: 'Services',
    offers: ['brand:starter', 'campaign:starter', 'trinity:expense', 'tier:foundation'],
  },
  action: { label: 'Build your package', to: deepLinks.packageBuilder() },
  secondaryAction: { label: 'Get a quick quote', to: deepLinks.quote() },
  sections: [
    {
      kind: 'figure',
      figure: 'ServiceFork',
      title: 'Which one is for me?',
      lead: 'Start with the sentence you’ve said this month.',
    },
    {
      kind: 'prices',
      title: 'Brand Identity Package',
      lead: [
        `${brandIncludes} in every package, so that people recognise you on the door, in print and on screen. `,
        { text: 'About brand identity', to: paths.brand },
        '.',
      ],
      of: allBrands,
      figure: 'BrandPicture',
    },
    {
      kind: 'prices',
      title: 'Digital Ad Campaigns',
      lead: [
        'One campaign for one purpose, ready in days. What you pay the ad platform is extra, and you set that amount. ',
        { text: 'About campaigns', to: paths.campaigns },
        '.',
      ],
      of: allCampaigns,
      figure: 'CampaignPicture',
    },
    {
      kind: 'prices',
      title: 'Trinity Business Systems',
      lead: [
        'Five systems for costs, stock, returning customers and advertising, at beta prices. The standard price is crossed out. ',
        { text: 'About Trinity', to: paths.trinity },
        '.',
      ],
      of: allSystems,
      packages: ['trinity:trinity-core', 'trinity:trinity-plus'],
      figure: 'SystemsPicture',
      note: `${rules.storeExtra} These are the prices in a quick quote; in the package builder, the systems have other prices.`,
    },
    {
      kind: 'prices',
      title: services['complete-platform'].name,
      lead: [
        'A website platform and a Trinity system in one order. Each price includes the cheapest system. ',
        { text: 'About websites and platforms', to: paths.website },
        '.',
      ],
      of: allComplete,
      figure: 'PlatformPicture',
      note: [
        `Without a system, a platform costs from ${formatEuro(cheapest(allTiers).price)}: in the quick quote, choose `,
        { text: solutionTypes.website.name, to: deepLinks.quote({ solution: 'website' }) },
        '.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'What do I pay today, and what’s due later?': `${rules.deposit} ${rules.balance}`,
        'Do I have to buy anything together?':
          'Not in the quick quote: choose a system, a platform, or both. In the package builder, a complete platform combines a Trinity system and a tier.',
        'Is there an extra cost if I have a physical shop?': rules.store,
        'Why do you show your prices?': [
          'So that you can plan before you talk to us. ',
          { text: 'How our prices work', to: paths.costs },
          ' explains how we work out every one of them.',
        ],
      },
    },
    {
      kind: 'action',
      title: 'Build yours.',
      lead: 'You don’t need an account, and you review everything before you pay.',
      action: { label: 'Build your package', to: deepLinks.packageBuilder() },
      secondaryAction: { label: 'Find your way in one sentence', to: paths.start },
    },
  ],
  open: ['What a campaign package includes: its list in the catalogue is a proposal.'],
};
