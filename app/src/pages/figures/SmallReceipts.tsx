import { Receipt } from './parts/Receipt';
import { row, small } from './parts/receipt.css';
import { smallOrders } from './parts/sampleOrders.ts';

/** Three receipts, each of which shows another rule. */
export const Figure = () => (
  <div className={row}>
    {smallOrders.map((order) => (
      <Receipt key={order.title} order={order} className={small} isBrief note={order.rule} />
    ))}
  </div>
);
