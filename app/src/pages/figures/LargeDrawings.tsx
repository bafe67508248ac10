import { large } from '../../shell/art/drawing.css';
import { Kit } from '../../shell/art/Kit';
import { Sample } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';

/** The largest brand package. */
export const BrandKit = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit of="brand" tier={2} />
    </div>
    <Sample id="kit" of="brand">
      Tansy, made up for this page, with the five pieces of an Elite package as an example.
    </Sample>
  </figure>
);

/** A goal in one sentence that can be counted, and the year in which it is reached. */
export const CountedGoal = () => (
  <figure aria-labelledby="counted-goal">
    <div className={large}>
      <Drawing
        of="goals/counted-goal"
        label="A goal on a card, and twelve months in which the share of orders through the website grows from 8 in 100 to half"
      />
    </div>
    <Sample id="counted-goal" of="data">
      A made-up shop. Each column is a month’s orders; the filled part came through its website.
    </Sample>
  </figure>
);

/** The largest platform. */
export const PlatformKit = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit of="platform" tier={2} />
    </div>
    <Sample id="kit" of="brand">
      Tansy is made up. A Premium platform, with orders, customers and three locations.
    </Sample>
  </figure>
);
