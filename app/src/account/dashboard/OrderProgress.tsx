import * as css from './orderProgress.css';
import type { ProgressStep } from './progressOf.ts';

/** The steps of an order, drawn as the three strands of the logo. */
export const OrderProgress = ({ steps }: { steps: readonly ProgressStep[] }) => (
  <dl className={css.steps}>
    {steps.map(({ name, value, done }) => (
      <div key={name} className={css.step} data-done={done || undefined}>
        <dt className={css.name}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
