import { Receipt } from './parts/Receipt';
import { row, small } from './parts/receipt.css';
import { smallOrders } from './parts/sampleOrders.ts';

/** Three receipts, each of which shows another rule. */
export const Figure = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard has to reach it
  <section className={row} tabIndex={0} aria-label="Three receipts">
    {smallOrders.map((order) => (
      <Receipt key={order.title} order={order} className={small} isBrief note={order.rule} />
    ))}
  </section>
);
