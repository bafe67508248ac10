import { platformLabels, platformPieces, platformViewBox } from './kit/platformPieces';
import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a platform, beside its prices. */
export const Figure = () => (
  <GrowingKit
    id="platform-kit"
    pieces={platformPieces}
    viewBox={platformViewBox}
    label={platformLabels[1]}
    caption="The Full System tier. What Premium adds is drawn as an outline."
  />
);
