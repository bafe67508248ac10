import type { AccountOrder } from './contract/account.ts';
import type { BuyerOrderStatus } from './contract/checkoutAnswer.ts';

/**
 * What is left to pay of an order in cents: something is due; all of it is on its way, as a bank hasn't confirmed it yet; or
 * nothing is left.
 */
export const restOf = ({ due, pending }: { due: number; pending: number }): 'due' | 'on its way' | 'none' =>
  due > 0 ? 'due' : pending > 0 ? 'on its way' : 'none';

/**
 * Whether an order expired or failed, so that it can be ordered again. One that was agreed by an offer, was paid in part, or can
 * still be paid stays.
 */
export function canOrderAgain({
  status,
  checkout,
  wizard,
  missing,
  payUrl,
}: Pick<AccountOrder, 'status' | 'checkout' | 'wizard' | 'missing' | 'payUrl'>): boolean {
  if (wizard === 'offer' || missing || payUrl) return false;
  return status === 'failed' || status === 'cancelled' || (status === 'open' && checkout === null);
}

/** Whether to offer a consumer the way to withdraw: the contract is concluded by the payment, or by accepting an offer. */
export const canWithdraw = ({
  business,
  ended,
  status,
  wizard,
}: Pick<AccountOrder, 'business' | 'ended' | 'status' | 'wizard'>): boolean =>
  !business &&
  ended === null &&
  status !== 'refunded' &&
  (wizard === 'offer' || status === 'paid' || status === 'partly-refunded');

const bought: ReadonlySet<string> = new Set<BuyerOrderStatus>([
  'paid',
  'partly-refunded',
  'paid-twice',
  'disputed',
  'needs-attention',
]);

/** Whether an order is paid and not fully refunded: it must not be paid again. */
export function isBought(status: string): boolean {
  return bought.has(status);
}

const endable: ReadonlySet<string> = new Set<BuyerOrderStatus>([
  'open',
  'checking',
  'failed',
  'cancelled',
  'paid',
  'partly-refunded',
  'paid-twice',
]);

/** Whether an early end says more about an order than its status does. */
export const saysLessThanEnd = (status: string): boolean => endable.has(status);

/** Whether to offer the buyer a link to contact us about an order. */
export function needsContact(status: string): boolean {
  return status === 'refunded' || (status !== 'paid' && isBought(status));
}
