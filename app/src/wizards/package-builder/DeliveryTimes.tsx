import { formatRange } from '../../domain/words.ts';
import { DescriptionList } from '../../shell/DescriptionList';
import { h3 } from '../../shell/style/type.css';
import { deliveryTimes } from './notes.css';
import { deliveries } from './rules/delivery.ts';
import type { PackageBuilderChoices } from './rules/flow.ts';

/** When each part is delivered, for Review. */
export function DeliveryTimes({ answers }: { answers: PackageBuilderChoices }) {
  const parts = deliveries(answers);
  return (
    <section className={deliveryTimes} aria-labelledby="delivery">
      <h2 className={h3} id="delivery">
        Delivery
      </h2>
      <DescriptionList items={parts.map(({ label, time }) => ({ name: label, value: formatRange(time) }))} />
    </section>
  );
}
