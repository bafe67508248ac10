import type { TradeId } from '../../../domain/trades.ts';
import type { PackageBuilderChoices } from './questions.ts';

/** The answers that a link to the package builder can contain. */
export type LinkChoices = Partial<Omit<PackageBuilderChoices, 'hasPhysicalStore'>> & {
  /** Whether the services in the link replace those chosen before. */
  only?: boolean;
  /** The visitor's own shop in drawings: no answer. */
  trade?: TradeId;
};

/** The query of such a link: "?service=brand-identity&brand=premium". */
export function toLink({ services = [], only = false, ...ids }: LinkChoices): string {
  const query = new URLSearchParams(services.map((id) => ['service', id]));
  if (only) query.set('only', 'yes');
  for (const [name, id] of Object.entries(ids)) if (id) query.set(name, id);
  return query.size === 0 ? '' : `?${query}`;
}
