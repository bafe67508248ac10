import { platformFeatures } from '../../../domain/catalogue/platform-features.ts';
import { type TierId, tierIds, tiers } from '../../../domain/catalogue/tiers.ts';
import { allTiers } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

/** What a tier has beside everything in the one below. */
const own = (id: TierId) => platformFeatures[id].filter((feature) => !feature.startsWith('Everything'));

export const page: PageContent = {
  kind: 'offer',
  title: 'Websites and platforms in three tiers',
  description:
    'A professional website, a full ordering system or a platform for several places. Three tiers, with price range, contents and delivery time.',
  heading: 'A website that does something.',
  lead: 'Three tiers. Foundation answers questions. Full System takes orders and payments. Premium is for several places, and for people who want to look into the numbers.',
  sells: { name: 'Website development', offers: allTiers },
  way: { label: 'Get a quick quote', to: ways.quote({ solution: 'website' }) },
  other: { label: 'Plan with a budget', to: paths.planner },
  sections: [
    {
      kind: 'prices',
      title: 'Three tiers',
      of: allTiers,
      note: rules.range,
    },
    {
      kind: 'comparison',
      title: 'What is in which',
      lead: 'The tiers build on each other. The words are those of the price list.',
      subject: 'Feature',
      columns: tierIds.map((id) => tiers[id].name),
      rows: tierIds.flatMap((id, at) =>
        own(id).map((title) => ({ title, cells: tierIds.map((_, column) => column >= at) })),
      ),
    },
    {
      kind: 'list',
      title: 'Which one is yours?',
      items: [
        {
          title: tiers.foundation.name,
          text: 'People should find you, understand you and get in touch. A joiner, a physiotherapist, a guest house whose rooms are booked by phone.',
        },
        {
          title: tiers.full.name,
          text: 'People should order and pay, and you want to know who they are. A takeaway, a farm shop, a florist who delivers.',
        },
        {
          title: tiers.premium.name,
          text: 'You have more than one place, or other programs that have to be connected, or decisions that hang on figures.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        {
          title: 'You choose a tier',
          text: 'The quick quote asks for your industry and your goals and suggests one. You decide.',
        },
        {
          title: 'You gather',
          text: 'Texts, prices, photos, and access to your domain. Begin early; this part takes longer than people think.',
        },
        { title: 'We build', text: 'For the phone first, because that is where most of it will be read.' },
        { title: 'You try it', text: 'With your own thumb, before anybody else sees it.' },
        { title: 'It goes live', text: 'On your own domain, which stays in your own name.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Why a range and not one price?',
          answer: `Because two ordering systems are never the same size. ${rules.range}`,
        },
        {
          question: 'Can I begin with Foundation and grow?',
          answer:
            'The tiers are made for it: Full System has everything in Foundation, and Premium has everything in Full System. What the step up costs is agreed with you when you take it.',
        },
        {
          question: 'Who writes the texts?',
          answer: [
            'You know your business best, so the raw material is yours. Our posts on ',
            { text: 'what to put on a one-page site', to: `${paths.blog}/1` },
            ' and ',
            { text: 'how to describe a service', to: `${paths.blog}/7` },
            ' show how to write it in an evening.',
          ],
        },
        {
          question: 'I need something that is on none of these lists.',
          answer: ['That is what ', { text: 'custom website development', to: paths.customWebsite }, ' is for.'],
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Find your tier.',
      lead: `A few questions, and a price with its rule. Together with a Trinity system, ${rules.bundlePercent} comes off.`,
      way: { label: 'Quote a website', to: ways.quote({ solution: 'website' }) },
      other: { label: 'Quote website and system', to: ways.quote({ solution: 'both' }) },
    },
  ],
  open: [
    'Who decides, and when, if a platform should cost more or less than the middle of its range.',
    'Running costs after delivery (hosting, domain, upkeep), and whether texts are part of a tier.',
    'What moving up from one tier to the next costs.',
  ],
};
