import { Sample } from '../../shell/Sample';
import { large } from './parts/drawing.css';
import { Kit } from './parts/Kit';

/** The largest brand package. */
export const Figure = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit of="brand" tier={2} />
    </div>
    <Sample id="kit" of="brand">
      Tansy, made up for this page, with the five pieces of an Elite package as an example.
    </Sample>
  </figure>
);
