import { formatRange } from '../../domain/words.ts';
import { DescriptionList } from '../../shell/DescriptionList';
import { h3 } from '../../shell/style/type.css';
import { deliveryTimes } from './notes.css';
import { deliveries } from './rules/delivery.ts';
import type { PackageBuilderChoices } from './rules/flow.ts';

/** The delivery time of each part that has one, for Review. */
export function DeliveryTimes({ answers }: { answers: PackageBuilderChoices }) {
  const parts = deliveries(answers);
  if (parts.length === 0) return null;
  return (
    <section className={deliveryTimes} aria-labelledby="delivery">
      <h2 className={h3} id="delivery">
        Delivery
      </h2>
      <DescriptionList items={parts.map(({ label, time }) => ({ name: label, value: formatRange(time) }))} />
    </section>
  );
}
