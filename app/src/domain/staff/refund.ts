/** A payment as far as refunds are concerned, in cents. */
export interface RefundablePayment {
  amount: number;
  /** Refunds and lost disputes. */
  returned: number;
  /** Whether the buyer's bank has an open dispute about it: then nothing can be refunded. */
  isDisputed: boolean;
}

/**
 * The cents of a payment that can still be refunded.
 * @param onItsWay cents of refunds that the card provider hasn't confirmed yet
 */
export function refundableOf({ amount, returned, isDisputed }: RefundablePayment, onItsWay: number): number {
  return isDisputed ? 0 : Math.max(0, amount - returned - onItsWay);
}

/**
 * The refunds that explain a change of a payment's refunded sum: one of this amount, or the first ones that fit in it. The
 * others were made, or failed, at another time.
 * @param change cents
 * @param refunds the candidates, most likely first
 */
export function refundsIn<Refund extends { amount: number }>(change: number, refunds: readonly Refund[]): Refund[] {
  const exact = refunds.find(({ amount }) => amount === change);
  if (exact) return [exact];
  const found: Refund[] = [];
  let left = change;
  for (const refund of refunds) {
    if (refund.amount > left) continue;
    found.push(refund);
    left -= refund.amount;
  }
  return found;
}
