import { brandWords } from '../domain/catalogue/catalogue.ts';
import { campaignIds, catalogue, tierIds } from '../domain/catalogue/given.ts';
import { capitalised, spellNumber } from '../domain/words.ts';
import type { PicturedPart } from './ecosystem.ts';
import { deepLinks } from './links/deepLinks.ts';
import { paths } from './links/paths.ts';

const brand = brandWords(catalogue);

/** What each of the four services is for. */
export const fourServices: readonly PicturedPart[] = [
  {
    service: 'brand-identity',
    title: 'Brand Identity Package',
    text: `Help people recognise you. ${capitalised(brand.count)} packages, with ${brand.rounds} rounds of revision.`,
    more: { label: 'Brand packages', to: paths.brand },
  },
  {
    service: 'ad-campaigns',
    title: 'Digital Ad Campaigns',
    text: `Help people hear of you. One campaign at a time, in ${spellNumber(campaignIds.length)} sizes.`,
    more: { label: 'Campaigns', to: paths.campaigns },
  },
  {
    service: 'trinity-systems',
    title: 'Trinity Business Systems',
    text: 'See what works. Five systems, on their own or in packages of three or five.',
    more: { label: 'Trinity systems', to: paths.trinity },
  },
  {
    service: 'complete-platform',
    title: 'Complete Digital Platform',
    text: `Take orders online. ${capitalised(spellNumber(tierIds.length))} tiers, from a website to a full system, with the Trinity system that runs in it.`,
    more: { label: 'Choose a platform', to: deepLinks.packageBuilder({ services: ['complete-platform'] }) },
  },
];
