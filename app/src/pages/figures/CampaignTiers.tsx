import { allCampaigns } from '../../content/offers.ts';
import { Tiers } from './parts/Tiers';

/** The sizes of a campaign, each with more places. */
export const Figure = () => (
  <Tiers
    of={allCampaigns}
    kit="campaign"
    caption="Tansy is made up. The ads are examples; we agree with you where yours appear."
  />
);
