import type { AccountOrder } from '../../domain/contract/account.ts';
import { tag } from './user.css';
import { orderWords, statusWordsOf } from './words.ts';

const tones: Readonly<Partial<Record<AccountOrder['status'], 'good' | 'due' | 'waiting' | 'bad'>>> = {
  paid: 'good',
  'partly-refunded': 'good',
  'paid-twice': 'good',
  open: 'due',
  processing: 'waiting',
  checking: 'waiting',
  'needs-attention': 'waiting',
  disputed: 'bad',
  failed: 'bad',
};

/** The status of an order as a tag. */
export function OrderTag({ order }: { order: AccountOrder }) {
  const { status, ended, total, deposit, due, balance } = order;
  if (balance) {
    return (
      <span className={tag} data-tone="due">
        {orderWords.balanceTag}
      </span>
    );
  }
  const { label, inFull = label } = statusWordsOf(order);
  const hasBalanceLater = deposit < total && due > 0;
  return (
    <span className={tag} data-tone={ended === null ? tones[status] : undefined}>
      {hasBalanceLater ? label : inFull}
    </span>
  );
}
