import { Receipt } from './parts/Receipt';
import { beside } from './parts/receipt.css';
import { largeOrder } from './parts/sampleOrders.ts';

/** The receipt of a platform and a system together. */
export const BundleReceipt = () => (
  <Receipt order={largeOrder} caption={largeOrder.rule} className={beside} headingLevel={2} />
);
