import type { TrinityId } from '../catalogue/trinity.ts';
import { formatEuro } from '../money.ts';
import { listed } from '../words.ts';
import type { PriceLine } from './price.ts';

/** Euro for in-store setup and training, once per service that needs it. */
export const storeSetup = 1600;

/** GARO and Trinity Plus are set up in the shop itself, so they ask whether there is one. */
export function needsStore(id: TrinityId | null): boolean {
  return id === 'garo' || id === 'trinity-plus';
}

/** The setup fee of a physical store as a line of its own, with one `reason` per service that needs it. */
export function storeLine(reasons: readonly string[]): PriceLine {
  const times = reasons.length > 1 ? `${reasons.length} × ${formatEuro(storeSetup)}, for` : 'For';
  return {
    id: 'store',
    label: 'In-store setup and training',
    amount: storeSetup * reasons.length,
    rule: `${times} a physical store with ${listed(reasons)}`,
    kind: 'charge',
    step: 'store',
  };
}
