import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/ids.ts';
import { nameIn, namesIn } from '../../../domain/catalogue/nameOf.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import type { Price } from '../../../domain/pricing/price.ts';
import { someOf } from '../../../domain/record.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import { wizardRules } from '../../../domain/wizard/wizard.ts';
import { wizardPaths } from '../../../domain/wizard/wizardIds.ts';
import { packagePriceOnPath } from './price.ts';
import { type PackageBuilderChoices, packageBuilderQuestionnaire } from './questions.ts';

/**
 * The client: "4-6 months if complete-platform or trinity-plus; 3-4 months if more than 2 services; otherwise 2-3 months".
 * For the agency only: visitors see the delivery time of each part, which it contradicts.
 */
function durationOf({ services: chosen, trinity }: PackageBuilderChoices): string {
  if (chosen.includes('complete-platform') || trinity === 'trinity-plus') return '4-6 months';
  return chosen.length > 2 ? '3-4 months' : '2-3 months';
}

/** The id of the one service, or "multiple_services". */
function serviceTypeOf([first, ...more]: readonly ServiceId[]): string {
  return first === undefined || more.length > 0 ? 'multiple_services' : first;
}

/**
 * The client: "'{industry name} businesses seeking N service(s)'. An unknown industry gives 'Business'. other gives
 * 'Various Industries'."
 */
function audienceOfServices({ industries }: Catalogue, { industry, services: chosen }: PackageBuilderChoices): string {
  const name = industry === 'other' ? 'Various Industries' : (nameIn(industries, industry) ?? 'Business');
  return `${name} businesses seeking ${chosen.length} service(s)`;
}

/**
 * The services in a link join those chosen before, or replace them: `only=yes`. The package of a service chooses the
 * service as well.
 */
function linkedServices(link: URLSearchParams, linked: Partial<PackageBuilderChoices>, before: readonly ServiceId[]) {
  const named = someOf(serviceIds, link.getAll('service'));
  // A form submitted before its script ran also contains the packages of services that are switched off.
  if (link.get('only') === 'yes') return { services: named };
  const implied: Readonly<Record<ServiceId, boolean>> = {
    'brand-identity': 'brand' in linked,
    'ad-campaigns': 'campaign' in linked,
    'trinity-systems': 'trinity' in linked,
    'complete-platform': 'systems' in linked || 'tier' in linked,
  };
  const added = serviceIds.filter((id) => named.includes(id) || implied[id]);
  return added.length > 0 && { services: serviceIds.filter((id) => added.includes(id) || before.includes(id)) };
}

/** The price of any answers: those off the path don't count. */
export const pricePackage = (catalogue: Catalogue, answers: PackageBuilderChoices): Price =>
  packagePriceOnPath(catalogue, packageBuilderQuestionnaire(catalogue).onPath(answers));

/** The package builder: any of the four services together. */
export const packageBuilderRules = memoize((catalogue: Catalogue) =>
  wizardRules(packageBuilderQuestionnaire(catalogue), {
    address: byQuery(wizardPaths.configurator),
    fromLink: (link, { services: before }) => {
      const linked = packageBuilderQuestionnaire(catalogue).answersInLink(link);
      return { ...linked, ...linkedServices(link, linked, before) };
    },
    price: (path) => withDeposit(catalogue, packagePriceOnPath(catalogue, path)),
    // "Premium Brand Identity + Growth Campaign + Trinity Core + Full System platform".
    title: ({ brand, campaign, trinity, systems, tier }) =>
      [
        ...(brand === null ? [] : [catalogue.brandPackages[brand].name]),
        ...(campaign === null ? [] : [catalogue.campaignPackages[campaign].name]),
        ...(trinity === null ? [] : [catalogue.trinityOptions[trinity].name]),
        ...(systems === null ? [] : [catalogue.trinityOptions[systems].name]),
        ...(tier === null ? [] : [`${catalogue.tiers[tier].name} platform`]),
      ].join(' + '),
    service: (stored) => namesIn(catalogue.services, stored.services),
    texts: (stored) => ({
      serviceType: serviceTypeOf(stored.services),
      targetAudience: audienceOfServices(catalogue, stored),
      campaignDuration: durationOf(stored),
    }),
  }),
);
