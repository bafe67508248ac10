import { industries } from '../../domain/catalogue/industries.ts';
import { dashed, delivered } from '../kit/steps/delivered.ts';
import * as css from './notes.css';
import { deliveries } from './rules/delivery.ts';
import { packageBuilderDuration } from './rules/describe.ts';
import { type PackageBuilderChoices, packageBuilderCart } from './rules/flow.ts';
import { configurator } from './words.ts';

const words = configurator.facts;

/** Further facts for Review: choices without a price, and delivery times. */
export function Facts({ answers }: { answers: PackageBuilderChoices }) {
  const { industry, hasPhysicalStore } = packageBuilderCart(answers);
  const rows: readonly [label: string, value: string][] = [
    ...(industry === null ? [] : [[words.industry, industries[industry].name] as [string, string]]),
    ...(hasPhysicalStore === null ? [] : [[words.store, hasPhysicalStore ? 'Yes' : 'No'] as [string, string]]),
    ...deliveries(answers).map(({ label, time }): [string, string] => [label, delivered(time)]),
    [words.whole, dashed(packageBuilderDuration(packageBuilderCart(answers)))],
  ];
  return (
    <dl className={css.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
