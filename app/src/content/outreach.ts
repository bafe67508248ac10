import type { PicturedPart } from './ecosystem.ts';
import { paths } from './links/paths.ts';

/** The four parts of a business that speak to its customers, and what each does for outreach. */
export const outreach: readonly PicturedPart[] = [
  {
    service: 'brand-identity',
    title: 'Brand identity',
    text: 'Makes your ad, your van and your door match.',
    more: { label: 'Brand packages', to: paths.brand },
  },
  {
    service: 'ad-campaigns',
    title: 'Ad campaigns',
    text: 'For the weeks when you want more customers, or different ones.',
    more: { label: 'Campaigns', to: paths.campaigns },
  },
  {
    service: 'complete-platform',
    title: 'Website',
    text: 'Where people end up, and where they decide.',
    more: { label: 'Websites', to: paths.website },
  },
  {
    service: 'trinity-systems',
    title: 'Trinity systems',
    text: 'Show who came back, and which ad brought them.',
    more: { label: 'Trinity systems', to: paths.trinity },
  },
];
