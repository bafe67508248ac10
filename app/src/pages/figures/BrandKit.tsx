import { Sample } from '../../shell/Sample';
import { brandLabels, brandPieces, brandViewBox } from './kit/brandPieces';
import { Kit } from './kit/drawing';
import { large } from './kit/kit.css';

/** The largest brand package. */
export const Figure = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit pieces={brandPieces} tier={2} viewBox={brandViewBox} label={brandLabels[2]} />
    </div>
    <Sample id="kit" of="brand">
      Tansy, made up for this page, with the five pieces of an Elite package as an example.
    </Sample>
  </figure>
);
