import { orderStanding } from '../../../content/dashboard.ts';
import type { AccountOrder } from '../../../domain/contract/account.ts';
import { tag } from './user.css';

const colours = { paid: 'good', processing: 'soon', open: 'soon', failed: 'bad', cancelled: undefined } as const;

/** How an order stands, in two or three words. */
export function OrderTag({ order: { status, total, deposit } }: { order: AccountOrder }) {
  const { label, inFull = label } = orderStanding[status];
  return (
    <span className={tag} data-is={colours[status]}>
      {deposit < total ? label : inFull}
    </span>
  );
}
