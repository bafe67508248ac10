import { TickIcon } from '../../shell/icons';
import { SampleFigure } from '../../shell/Sample';
import * as css from './parts/orderSteps.css';

/** How an order moves through a made-up boatyard, and whether that is so in any business like it. */
const steps = [
  ['Finds the boats online', true],
  ['Asks for a day', true],
  ['Gets the hours that have water', false],
  ['Gets a price for those hours', false],
  ['Pays a deposit by card', true],
  ['Gets a confirmation', true],
  ['Reads how to find the pier', true],
  ['Pays the balance', true],
] as const;

/** An order in steps: those with a tick need no custom work. */
export const OrderSteps = () => (
  <SampleFigure
    id="order-steps"
    of="data"
    caption="A made-up boatyard that rents by the tide. A tick: this works as in any business like it."
  >
    <div className={css.sheet}>
      <p className={css.head}>
        <b>A boat for a day</b> <span className={css.quiet}>The customer…</span>
      </p>
      <ol>
        {steps.map(([step, isUsual], at) => (
          <li key={step} className={isUsual ? css.step : css.own}>
            <span className={css.number}>{at + 1}</span>
            {step}
            {isUsual ? (
              <span className={css.sign}>
                <TickIcon />
              </span>
            ) : (
              <b className={css.made}>Made to measure</b>
            )}
          </li>
        ))}
      </ol>
    </div>
  </SampleFigure>
);
