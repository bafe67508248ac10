import { DescriptionList } from '../../shell/DescriptionList';
import { dashed, delivered } from '../kit/steps/delivered.ts';
import { facts } from './notes.css';
import { deliveries } from './rules/delivery.ts';
import { packageBuilderDuration } from './rules/describe.ts';
import { type PackageBuilderChoices, packageBuilderCart } from './rules/flow.ts';
import { configurator } from './words.ts';

/** Delivery times, for Review. */
export const Facts = ({ answers }: { answers: PackageBuilderChoices }) => (
  <DescriptionList
    className={facts}
    items={[
      ...deliveries(answers).map(({ label, time }) => ({ name: label, value: delivered(time) })),
      { name: configurator.facts.whole, value: dashed(packageBuilderDuration(packageBuilderCart(answers))) },
    ]}
  />
);
