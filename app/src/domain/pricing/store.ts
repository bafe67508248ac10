import type { Catalogue } from '../catalogue/catalogue.ts';
import type { TrinityId } from '../catalogue/ids.ts';
import { formatEuro } from '../money.ts';
import { formatList } from '../words.ts';
import type { PriceLine } from './price.ts';

/** Whether a system includes setup in the shop, so that the wizard asks if there is one. */
export function needsStore(id: TrinityId | null): boolean {
  return id === 'garo' || id === 'trinity-plus';
}

/** The setup fee as one line, with one `reason` per service that needs it. */
export function storeLine({ storeSetup }: Pick<Catalogue, 'storeSetup'>, reasons: readonly string[]): PriceLine {
  const amount = storeSetup * reasons.length;
  const many = reasons.length > 1;
  const times = many ? `${reasons.length} × ${formatEuro(storeSetup)}, for` : 'For';
  const cost = many ? `${formatEuro(storeSetup)} each, ${formatEuro(amount)} together` : formatEuro(storeSetup);
  return {
    id: 'store',
    label: 'In-store setup and training',
    amount,
    rule: `${times} a physical store with ${formatList(reasons)}`,
    why: `${formatList(reasons)} ${many ? 'are' : 'is'} set up in your shop, where we also train your staff. That costs ${cost}, once. Without a physical store, you don’t pay it.`,
    kind: 'charge',
    step: 'store',
  };
}
