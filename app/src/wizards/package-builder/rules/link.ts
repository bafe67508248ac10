import type { TradeId } from '../../../domain/trades.ts';
import type { PackageBuilderChoices } from './questions.ts';

/** The answers that a link to the package builder can contain. */
export type LinkChoices = Partial<Omit<PackageBuilderChoices, 'hasPhysicalStore'>> & {
  /** Whether the services in the link replace those chosen before. */
  only?: boolean;
  /** The shop that drawings show. Not an answer. */
  trade?: TradeId;
};

/** The query of a link with answers; empty without any: "?service=brand-identity&brand=premium". */
export function linkQuery({ services = [], only = false, ...ids }: LinkChoices): string {
  const query = new URLSearchParams(services.map((id) => ['service', id]));
  if (only) query.set('only', 'yes');
  for (const [name, id] of Object.entries(ids)) if (id) query.set(name, id);
  return query.size === 0 ? '' : `?${query}`;
}
