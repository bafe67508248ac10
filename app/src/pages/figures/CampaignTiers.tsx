import { allCampaigns } from '../../content/offers.ts';
import { campaignLabels, campaignPieces, campaignViewBox } from './kit/campaignPieces';
import { Kit } from './kit/drawing';
import { Tiers } from './parts/Tiers';

/** The sizes of a campaign, each with more places. */
export const Figure = () => (
  <Tiers
    of={allCampaigns}
    drawing={(tier) => (
      <Kit
        pieces={campaignPieces}
        tier={tier}
        viewBox={campaignViewBox}
        label={campaignLabels[tier] ?? campaignLabels[2]}
      />
    )}
    caption="Tansy is made up. The ads are examples; we agree with you where yours appear."
  />
);
