import { Sample } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';
import { large } from './parts/drawing.css';

/** A goal in one sentence that can be counted, and the year in which it is reached. */
export const Figure = () => (
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
