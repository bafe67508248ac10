import { ReceiptRow } from './parts/ReceiptRow';
import { firstOrders } from './parts/sampleOrders.ts';

/** One of each service, in two orders. */
export const Figure = () => <ReceiptRow label="Two receipts" orders={firstOrders} />;
