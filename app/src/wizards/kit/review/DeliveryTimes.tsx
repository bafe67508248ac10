import type { Delivery } from '../../../domain/pricing/delivery.ts';
import { formatRange } from '../../../domain/words.ts';
import { DescriptionList } from '../../../shell/DescriptionList';
import { h3 } from '../../../shell/style/type.css';
import { deliveryTimes } from './DeliveryTimes.css';

/** When each part of the order is delivered. */
export const DeliveryTimes = ({ parts }: { parts: readonly Delivery[] }) => (
  <section className={deliveryTimes} aria-labelledby="delivery">
    <h2 className={h3} id="delivery">
      Delivery
    </h2>
    <DescriptionList items={parts.map(({ label, time }) => ({ name: label, value: formatRange(time) }))} />
  </section>
);
