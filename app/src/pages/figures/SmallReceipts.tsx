import { ReceiptRow } from './parts/ReceiptRow';
import { smallOrders } from './parts/sampleOrders.ts';

/** Three receipts, each of which shows another rule. */
export const Figure = () => <ReceiptRow label="Three receipts" orders={smallOrders} />;
