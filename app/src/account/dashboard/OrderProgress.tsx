import { FillingKnot } from '../../shell/art/FillingKnot';
import * as css from './orderProgress.css';
import type { ProgressStep } from './progressOf.ts';

interface OrderProgressProps {
  steps: readonly ProgressStep[];
  /** As wide as its panel, and each step with a knot. */
  wide?: boolean;
}

/** How many strands of the knot are filled after so many steps. */
export const filledAfter = (done: number, steps: readonly ProgressStep[]) =>
  Math.floor((3 * done) / Math.max(1, steps.length));

/** The steps of an order, drawn as the three strands of the logo. */
export const OrderProgress = ({ steps, wide = false }: OrderProgressProps) => (
  <dl className={wide ? css.wide : css.narrow}>
    {steps.map(({ name, value, done }, at) => (
      <div key={name} className={css.step} data-done={done || undefined}>
        <dt className={css.name}>
          {wide && <FillingKnot className={css.knot} filled={done ? filledAfter(at + 1, steps) : 0} />}
          {name}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
