import { DescriptionList } from '../../shell/DescriptionList';
import { delivered } from '../kit/steps/delivered.ts';
import { deliveryTimes } from './notes.css';
import { deliveries } from './rules/delivery.ts';
import type { PackageBuilderChoices } from './rules/flow.ts';

/** The delivery time of each part that has one, for Review. */
export function DeliveryTimes({ answers }: { answers: PackageBuilderChoices }) {
  const parts = deliveries(answers);
  if (parts.length === 0) return null;
  return (
    <DescriptionList
      layout="inline"
      className={deliveryTimes}
      items={parts.map(({ label, time }) => ({ name: label, value: delivered(time) }))}
    />
  );
}
