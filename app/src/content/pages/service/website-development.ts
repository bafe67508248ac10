import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { midpoint } from '../../../domain/pricing/tier.ts';
import { capitalised, spellNumber } from '../../../domain/words.ts';
import { growingRows } from '../../growingRows.ts';
import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { wizardLinks } from '../../links/wizardLinks.ts';
import { allTiers } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

const tiers = Object.values(catalogue.tiers);

const tierCount = spellNumber(tiers.length);

export const page: PageContent = {
  kind: 'offer',
  title: `Websites and platforms in ${tierCount} tiers`,
  description: `A professional website, a full ordering system or a platform for several locations. ${capitalised(tierCount)} tiers, with price range, features and delivery time.`,
  heading: 'A website that works for you.',
  lead: `${capitalised(tierCount)} tiers. Foundation answers your customers’ questions. Full System takes orders and payments. Premium is for several locations, and for owners who want detailed figures.`,
  sells: { name: 'Website development', offers: allTiers },
  action: { label: 'Get a quick quote', to: deepLinks.quote({ solution: 'website' }) },
  secondaryAction: wizardLinks.planner,
  figure: 'PlatformKit',
  sections: [
    {
      kind: 'figure',
      figure: 'PlatformTiers',
      title: `${capitalised(tierCount)} tiers`,
      lead: rules.range,
    },
    {
      kind: 'comparison',
      title: 'What’s in each tier',
      lead: 'Each tier includes everything in the one before. If you aren’t sure, the quick quote suggests one.',
      subject: 'Tier',
      columns: tiers.map(({ name }) => name),
      notes: tiers.map((tier) => formatEuro(midpoint(tier))),
      rows: growingRows(tiers.map(({ adds }) => adds)),
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: {
        'You choose a tier': 'The quick quote asks for your industry and your goals and suggests one. You decide.',
        'You gather material':
          'Texts, prices, photos, and access to your domain. Start early: this takes longer than people think.',
        'We build': 'For the phone first, because that’s where most people will read it.',
        'You try it': 'On your own phone, before anyone else sees it.',
        'It goes live': 'On your own domain, which stays in your own name.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Why is it a range and not one price?':
          'Because no two ordering systems are the same size. If yours turns out bigger or smaller than the middle of its range, we’ll talk to you before any work starts, and you decide.',
        'Can I start with Foundation and upgrade?':
          'Yes. Full System has everything in Foundation, and Premium has everything in Full System. We’ll agree the price of the upgrade with you when you want it.',
        'Who writes the texts?': [
          'You know your business best, so you supply the content.',
          ...ofSamplePost(
            ' Our posts on ',
            { text: 'what to put on a one-page site', to: `${paths.blog}/1` },
            ' and ',
            { text: 'how to describe a service', to: `${paths.blog}/7` },
            ' show how to write it in an evening.',
          ),
        ],
        'What if I need something that isn’t listed?': [
          'Have a look at ',
          { text: 'custom website development', to: paths.customWebsite },
          '.',
        ],
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Find your tier.',
      lead: `Answer a few questions and see your price. Order a Trinity system with it and get ${rules.bundlePercent} off.`,
      action: { label: 'Get a website quote', to: deepLinks.quote({ solution: 'website' }) },
      secondaryAction: { label: 'Get a quote for both', to: deepLinks.quote({ solution: 'both' }) },
    },
  ],
  open: [
    'Who decides, and when, if a platform should cost more or less than the middle of its range.',
    'Running costs after delivery (hosting, domain, upkeep), and whether texts are part of a tier.',
    'What moving up from one tier to the next costs.',
  ],
};
