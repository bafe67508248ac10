import { campaignLabels, campaignPieces, campaignViewBox } from './kit/campaignPieces';
import { Kit } from './kit/drawing';
import { large } from './kit/kit.css';
import { Sample } from './parts/Sample';

/** The largest campaign. */
export const Figure = () => (
  <figure aria-labelledby="kit">
    <div className={large}>
      <Kit pieces={campaignPieces} tier={2} viewBox={campaignViewBox} label={campaignLabels[2]} />
    </div>
    <Sample id="kit" of="brand">
      Tansy doesn’t exist. A Premium campaign, with five places chosen as an example.
    </Sample>
  </figure>
);
