import { large } from '../../shell/art/drawing.css';
import { Kit } from '../../shell/art/Kit';
import { SampleFigure } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';

/** The largest brand package. */
export const BrandKit = () => (
  <SampleFigure
    id="kit"
    of="brand"
    caption="Tansy, made up for this page, with the five pieces of an Elite package as an example."
  >
    <div className={large}>
      <Kit of="brand" tier={2} />
    </div>
  </SampleFigure>
);

/** A goal in one sentence that can be counted, and the year in which it is reached. */
export const CountedGoal = () => (
  <SampleFigure
    id="counted-goal"
    of="data"
    caption="A made-up shop. Each column is a month’s orders; the filled part came through its website."
  >
    <div className={large}>
      <Drawing
        of="goals/counted-goal"
        label="A goal on a card, and twelve months in which the share of orders through the website grows from 8 in 100 to half"
      />
    </div>
  </SampleFigure>
);

/** The largest platform. */
export const PlatformKit = () => (
  <SampleFigure
    id="kit"
    of="brand"
    caption="Tansy is made up. A Premium platform, with orders, customers and three locations."
  >
    <div className={large}>
      <Kit of="platform" tier={2} />
    </div>
  </SampleFigure>
);
