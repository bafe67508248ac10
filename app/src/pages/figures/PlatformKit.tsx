import { Sample } from '../../shell/Sample';
import { large } from './parts/drawing.css';
import { Kit } from './parts/Kit';

/** The largest platform. */
export const Figure = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit of="platform" tier={2} />
    </div>
    <Sample id="kit" of="brand">
      Tansy is made up. A Premium platform, with orders, customers and three locations.
    </Sample>
  </figure>
);
