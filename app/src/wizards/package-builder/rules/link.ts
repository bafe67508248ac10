import { brandIds } from '../../../domain/catalogue/brand.ts';
import { campaignIds } from '../../../domain/catalogue/campaigns.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/services.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { oneOf, someOf } from '../../../domain/record.ts';
import type { PackageBuilderChoices } from './flow.ts';

/**
 * Reads the answers in a link to the package builder. All parameters are optional; unknown values are ignored.
 *
 * - `service`: a service to choose, as often as there are services: `?service=brand-identity&service=ad-campaigns`.
 *   They join the services that the visitor has chosen already.
 * - `only=yes`: the services in the link replace those chosen before.
 * - `brand`, `campaign`, `trinity`, `systems`, `tier`: the id of a package; its service is chosen as well.
 * - `industry`: the id of an industry. `store`: `yes` or `no`.
 */
export function fromLink(
  link: URLSearchParams,
  chosen: Pick<PackageBuilderChoices, 'services'>,
): Partial<PackageBuilderChoices> {
  const read = <Id extends string>(ids: readonly Id[], name: string) => oneOf(ids, link.get(name));
  const store = read(['yes', 'no'], 'store');
  const answers = {
    brand: read(brandIds, 'brand'),
    campaign: read(campaignIds, 'campaign'),
    trinity: read(trinityIds, 'trinity'),
    systems: read(trinityIds, 'systems'),
    tier: read(tierIds, 'tier'),
    industry: read(industryIds, 'industry'),
    hasPhysicalStore: store && store === 'yes',
  };
  const implied: Readonly<Record<ServiceId, boolean>> = {
    'brand-identity': answers.brand !== null,
    'ad-campaigns': answers.campaign !== null,
    'trinity-systems': answers.trinity !== null,
    'complete-platform': answers.systems !== null || answers.tier !== null,
  };
  // A form submitted before its script ran also contains the packages of services that are switched off.
  const only = link.get('only') === 'yes';
  const named = someOf(serviceIds, link.getAll('service'));
  const services = serviceIds.filter((id) =>
    only ? named.includes(id) : named.includes(id) || implied[id] || chosen.services.includes(id),
  );
  const others = Object.entries(answers).filter(([, answer]) => answer !== null);
  return {
    ...(only || named.length > 0 || Object.values(implied).some(Boolean) ? { services } : {}),
    ...Object.fromEntries(others),
  };
}

/** The answers that a link can contain. */
export type LinkChoices = Partial<Omit<PackageBuilderChoices, 'services' | 'hasPhysicalStore'>> & {
  services?: readonly ServiceId[];
  /** Whether the services in the link replace those chosen before. */
  only?: boolean;
};

/** The query of such a link: "?service=brand-identity&brand=premium". */
export function toLink({ services = [], only = false, ...ids }: LinkChoices): string {
  const query = new URLSearchParams(services.map((id) => ['service', id]));
  if (only) query.set('only', 'yes');
  for (const [name, id] of Object.entries(ids)) if (id) query.set(name, id);
  return query.size === 0 ? '' : `?${query}`;
}
