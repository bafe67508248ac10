import { Receipt } from './Receipt';
import { row, small } from './receipt.css';
import type { SampleOrder } from './sampleOrders.ts';

interface ReceiptRowProps {
  label: string;
  orders: readonly SampleOrder[];
}

/** Small receipts side by side, each with the rule that it shows. */
export const ReceiptRow = ({ label, orders }: ReceiptRowProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard has to reach it
  <section className={row} tabIndex={0} aria-label={label}>
    {orders.map((order) => (
      <Receipt key={order.title} order={order} className={small} isBrief note={order.rule} />
    ))}
  </section>
);
