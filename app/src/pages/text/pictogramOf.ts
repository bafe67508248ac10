import type { OfferId } from '../../content/offers.ts';
import { type SystemId, systemIds, trinityIds } from '../../domain/catalogue/ids.ts';
import type { PictogramName } from '../../shell/art/pictograms.ts';

const kindOf = (offer: OfferId) => offer.split(':')[0];

const services: Readonly<Partial<Record<string, PictogramName>>> = {
  brand: 'service-brand-identity',
  campaign: 'service-ad-campaigns',
  tier: 'service-complete-platform',
};

/** The pictogram of what a page sells: a service, a system, a package. Nothing for several services or all systems. */
export function pictogramOf(offers: readonly [OfferId, ...OfferId[]]): PictogramName | undefined {
  const [first] = offers;
  const isOne = offers.every((offer) => kindOf(offer) === kindOf(first));
  if (!isOne || systemIds.every((id) => offers.includes(`trinity:${id}`))) return undefined;
  const system = trinityIds.find((id) => first === `trinity:${id}`);
  return system ? `option-${system}` : services[kindOf(first) ?? ''];
}

/** The system that a page sells alone. */
export const onlySystem = (offers: readonly OfferId[]): SystemId | undefined =>
  offers.length === 1 ? systemIds.find((id) => offers[0] === `trinity:${id}`) : undefined;
