import { brandPackages } from '../../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../../domain/catalogue/campaigns.ts';
import { type IndustryId, industries } from '../../../domain/catalogue/industries.ts';
import { nameIn, nameOf } from '../../../domain/catalogue/nameOf.ts';
import { services as catalogue, type ServiceId } from '../../../domain/catalogue/services.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { type ChoicesDescription, yesOrNo } from '../../../domain/wizard/description.ts';
import type { Stored } from '../../../domain/wizard/questionnaire.ts';
import { type PackageBuilderChoices, packageBuilderCart } from './flow.ts';
import type { PackageBuilderSelection } from './selection.ts';

/** What no price depends on. */
export type PackageBuilderAbout = Pick<PackageBuilderChoices, 'industry'>;

/** The answers on the current path, complete or not, as a topic, and the industry they are for. */
export function topicOfPackage(answers: PackageBuilderChoices): {
  topic: PackageBuilderSelection;
  about: PackageBuilderAbout;
} {
  const { industry, ...choices } = packageBuilderCart(answers);
  return { topic: { version: 1, wizard: 'configurator', ...choices }, about: { industry } };
}

/**
 * The client: "4-6 months if complete-platform or trinity-plus; 3-4 months if more than 2 services; otherwise 2-3 months".
 * For the agency only: visitors see the delivery time of each part, which it contradicts.
 */
function durationOf({ services, trinity }: Pick<PackageBuilderSelection, 'services' | 'trinity'>): string {
  if (services.includes('complete-platform') || trinity === 'trinity-plus') return '4-6 months';
  return services.length > 2 ? '3-4 months' : '2-3 months';
}

/** The id of the one service, or "multiple_services". */
function serviceTypeOf([first, ...more]: readonly ServiceId[]): string {
  return first === undefined || more.length > 0 ? 'multiple_services' : first;
}

/**
 * The client: "'{industry name} businesses seeking N service(s)'. An unknown industry gives 'Business'. other gives
 * 'Various Industries'."
 */
function audienceOfServices(industry: IndustryId | null | undefined, services: readonly ServiceId[]): string {
  const name = industry === 'other' ? 'Various Industries' : (nameIn(industries, industry) ?? 'Business');
  return `${name} businesses seeking ${services.length} service(s)`;
}

/** A configuration in English. */
export function describePackage(
  topic: PackageBuilderSelection,
  { industry }: Stored<PackageBuilderAbout>,
): ChoicesDescription {
  const { services, brand, campaign, trinity, systems, tier, hasPhysicalStore } = topic;
  const packages: Partial<Record<ServiceId, string | null>> = {
    'brand-identity': nameIn(brandPackages, brand),
    'ad-campaigns': nameIn(campaignPackages, campaign),
  };
  const detail = (id: ServiceId) => (packages[id] ? ` (${packages[id]})` : '');
  return {
    serviceType: serviceTypeOf(services),
    targetAudience: audienceOfServices(industry, services),
    campaignDuration: durationOf(topic),
    ordered: [
      ['Services', services.map((id) => `${nameOf(catalogue, id)}${detail(id)}`).join(', ')],
      [
        'Trinity',
        [
          ...(trinity === null ? [] : [nameOf(trinityOptions, trinity)]),
          ...(systems === null ? [] : [`${nameOf(trinityOptions, systems)} in the platform`]),
        ].join(', '),
      ],
      ['Tier', nameIn(tiers, tier)],
    ],
    answers: [
      ['Industry', nameIn(industries, industry)],
      ['Physical store', yesOrNo(hasPhysicalStore)],
    ],
  };
}
