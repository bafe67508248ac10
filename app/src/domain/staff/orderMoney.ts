/** An order's money, in cents. */
export interface OrderMoney {
  total: number;
  /** Received by card or transfer. */
  received: number;
  /** Refunds and lost disputes. */
  returned: number;
  /** Of `returned`: lost disputes. */
  lost: number;
  /** What the buyer's bank has taken back for now. */
  disputed: number;
  /** Refunds that failed later, until someone has dealt with them. */
  failedRefunds: number;
  /** A payment that is on its way. */
  pending: number;
  /** What of the price isn't paid. */
  unpaid: number;
  /** What is still to be paid: `unpaid`, unless nothing is owed any more. */
  due: number;
}

/** A payment as far as money is concerned, in cents. */
export interface Received {
  amount: number;
  returned: number;
  /** The part of `returned` that was never owed, such as a deposit paid twice. None by default. */
  excess?: number;
  /** Of `returned`: a lost dispute. None by default. */
  lost?: number;
  disputed: number;
  /** Of a refund that failed later. None by default. */
  failedRefund?: number;
}

/**
 * Adds up an order's money. A refunded amount isn't due again: a refund lowers the price. What was paid by mistake and
 * refunded changes nothing.
 * @param total cents
 * @param pending cents of pending payments
 * @param isOver whether nothing more is owed, whatever is unpaid
 */
export function orderMoney(
  total: number,
  payments: readonly Received[],
  pending: number,
  isOver: (received: number) => boolean = () => false,
): OrderMoney {
  const sum = (of: (payment: Received) => number) => payments.reduce((cents, payment) => cents + of(payment), 0);
  const [received, returned, disputed] = [
    sum(({ amount }) => amount),
    sum((payment) => payment.returned),
    sum((payment) => payment.disputed),
  ];
  const owed = total - received + sum(({ excess = 0 }) => excess);
  const lost = sum((payment) => payment.lost ?? 0);
  const failedRefunds = sum((payment) => payment.failedRefund ?? 0);
  const unpaid = Math.max(0, owed - pending);
  const due = isOver(received) ? 0 : unpaid;
  return { total, received, returned, lost, disputed, failedRefunds, pending, unpaid, due };
}
