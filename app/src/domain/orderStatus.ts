import type { AccountOrder } from './contract/account.ts';
import type { BuyerOrderStatus } from './contract/checkout-answer.ts';

/** Whether an order was not paid, and can be no more: the same is begun again. */
export function isBegunAgain({ status, checkout }: Pick<AccountOrder, 'status' | 'checkout'>): boolean {
  return status === 'failed' || status === 'cancelled' || (status === 'open' && checkout === null);
}

const bought: ReadonlySet<string> = new Set<BuyerOrderStatus>([
  'paid',
  'partly-refunded',
  'paid-twice',
  'disputed',
  'needs-attention',
]);

/** Whether money came in for an order, and not all of it went back: nobody should pay for the same once more. */
export function isBought(status: string): boolean {
  return bought.has(status);
}

/** Whether a buyer may want to ask a person about an order. */
export function isForAPerson(status: string): boolean {
  return status === 'refunded' || (status !== 'paid' && isBought(status));
}
