import { Sample } from '../../shell/Sample';
import { Kit } from './kit/drawing';
import { large } from './kit/kit.css';
import { platformLabels, platformPieces, platformViewBox } from './kit/platformPieces';

/** The largest platform. */
export const Figure = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit pieces={platformPieces} tier={2} viewBox={platformViewBox} label={platformLabels[2]} />
    </div>
    <Sample id="kit" of="brand">
      Tansy is made up. A Premium platform, with orders, customers and three locations.
    </Sample>
  </figure>
);
