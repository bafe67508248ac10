import { campaignLabels, campaignPieces, campaignViewBox } from './kit/campaignPieces';
import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a campaign, beside its prices. */
export const Figure = () => (
  <GrowingKit
    id="campaign-kit"
    pieces={campaignPieces}
    viewBox={campaignViewBox}
    label={campaignLabels[1]}
    caption="The ads of the Growth Campaign. What Premium adds is drawn as an outline."
  />
);
