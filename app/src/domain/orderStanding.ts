import type { AccountOrder } from './contract/account.ts';

/** Whether an order was not paid, and can be no more: the same is begun again. */
export function isBegunAgain({ status, checkout }: Pick<AccountOrder, 'status' | 'checkout'>): boolean {
  return status !== 'paid' && status !== 'processing' && checkout === null;
}
