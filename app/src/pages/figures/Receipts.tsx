import { Receipt } from './parts/Receipt';
import { beside, row, small } from './parts/receipt.css';
import { firstOrders, largeOrder, type SampleOrder } from './parts/sampleOrders.ts';

interface ReceiptRowProps {
  label: string;
  orders: readonly SampleOrder[];
}

/** Small receipts side by side, each with the rule that it shows. */
const ReceiptRow = ({ label, orders }: ReceiptRowProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard has to reach it
  <section className={row} tabIndex={0} aria-label={label}>
    {orders.map((order) => (
      <Receipt key={order.title} order={order} className={small} isBrief note={order.rule} />
    ))}
  </section>
);

/** One of each service, in two orders. */
export const FirstOrders = () => <ReceiptRow label="Two receipts" orders={firstOrders} />;

/** The receipt of a platform and a system together. */
export const BundleReceipt = () => (
  <Receipt order={largeOrder} caption={largeOrder.rule} className={beside} headingLevel={2} />
);
