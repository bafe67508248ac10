import { campaignLabels, campaignPieces, campaignViewBox } from './kit/campaignPieces';
import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a campaign, beside its prices. */
export const Figure = () => (
  <GrowingKit
    id="campaign-kit"
    pieces={campaignPieces}
    viewBox={campaignViewBox}
    label={campaignLabels[1]}
    caption="Growth. In outline: what Premium adds."
  />
);
