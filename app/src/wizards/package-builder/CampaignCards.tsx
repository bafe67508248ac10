import { campaignIds, catalogue } from '../../domain/catalogue/given.ts';
import type { CampaignId } from '../../domain/catalogue/ids.ts';
import { OneOf } from '../kit/steps/Choice';
import { packageCard } from './packageCard.ts';

const { campaignPackages } = catalogue;

interface CampaignCardsProps {
  chosen: CampaignId | null;
  onChoose: (id: CampaignId) => void;
}

/** The sizes of a campaign. */
export function CampaignCards({ chosen, onChoose }: CampaignCardsProps) {
  return (
    <OneOf
      name="campaign"
      ids={campaignIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({ picture: ['campaign', campaignIds.indexOf(id)] as const, ...packageCard(campaignPackages[id]) })}
    />
  );
}
