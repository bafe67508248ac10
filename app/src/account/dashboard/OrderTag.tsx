import type { AccountOrder } from '../../domain/contract/account.ts';
import { tag } from './user.css';
import { orderStatusWords, orderWords } from './words.ts';

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
export function OrderTag({ order: { status, total, deposit, due, balance } }: { order: AccountOrder }) {
  if (balance) {
    return (
      <span className={tag} data-tone="due">
        {orderWords.balanceTag}
      </span>
    );
  }
  const { label, inFull = label } = orderStatusWords[status];
  const hasBalanceLater = deposit < total && due > 0;
  return (
    <span className={tag} data-tone={tones[status]}>
      {hasBalanceLater ? label : inFull}
    </span>
  );
}
