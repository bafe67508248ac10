import { configurator } from '../../content/configurator.ts';
import { type CampaignId, campaignIds, campaignPackages } from '../../domain/catalogue/campaigns.ts';
import { formatEuro } from '../../domain/money.ts';
import { OneOf } from '../steps/Choice';
import { delivered } from '../steps/delivered.ts';

interface CampaignCardsProps {
  chosen: CampaignId | null;
  onChoose: (id: CampaignId) => void;
}

/** The three sizes of a campaign. */
export function CampaignCards({ chosen, onChoose }: CampaignCardsProps) {
  return (
    <OneOf
      name="campaign"
      ids={campaignIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => {
        const { name, price, deliveryTime, featured, description, features } = campaignPackages[id];
        return {
          title: name,
          price: formatEuro(price),
          delivery: delivered(deliveryTime),
          badge: featured ? configurator.badges.featured : undefined,
          description,
          features,
        };
      }}
    />
  );
}
