import type { ComponentProps } from 'react';
import { large } from '../../shell/art/drawing.css';
import { Kit } from '../../shell/art/Kit';
import { SampleFigure } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';

const Large = ({ children, ...figure }: ComponentProps<typeof SampleFigure>) => (
  <SampleFigure {...figure}>
    <div className={large}>{children}</div>
  </SampleFigure>
);

/** The largest brand package. */
export const BrandKit = () => (
  <Large
    id="kit"
    of="brand"
    caption="Tansy, made up for this page, with the five pieces of an Elite package as an example."
  >
    <Kit of="brand" tier={2} />
  </Large>
);

/** A goal in one sentence that can be counted, and the year in which it is reached. */
export const CountedGoal = () => (
  <Large
    id="counted-goal"
    of="data"
    caption="A made-up shop. Each column is a month’s orders; the filled part came through its website."
  >
    <Drawing
      of="goals/counted-goal"
      label="A goal on a card, and twelve months in which the share of orders through the website grows from 8 in 100 to half"
    />
  </Large>
);

/** The largest platform. */
export const PlatformKit = () => (
  <Large
    id="kit"
    of="brand"
    caption="Tansy is made up. A Premium platform, with orders, customers and three locations."
  >
    <Kit of="platform" tier={2} />
  </Large>
);
