import { catalogue, tierIds } from '../../../domain/catalogue/given.ts';
import type { IndustryId, TierId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { midpoint, tierRange } from '../../../domain/pricing/tier.ts';
import { formatDelivery } from '../../../domain/words.ts';
import { OneOf } from './Choice';
import { small } from './cards.css';
import { badgeOf, type Recommended } from './recommended.ts';

const { tiers } = catalogue;

interface TierCardsProps {
  /** Whose sample shop they are drawn for. */
  industry: IndustryId | null;
  chosen: TierId | null;
  onChoose: (tier: TierId) => void;
  recommended?: Recommended<TierId> | undefined;
}

/** The tiers: a range each, and the middle of it that goes into the quote. */
export function TierCards({ industry, chosen, onChoose, recommended }: TierCardsProps) {
  return (
    <>
      <OneOf
        name="tier"
        ids={tierIds}
        chosen={chosen}
        onChoose={onChoose}
        card={(id) => {
          const { name, deliveryTime, features, popular } = tiers[id];
          const isRecommended = recommended?.id === id;
          return {
            picture: ['platform', tierIds.indexOf(id), industry] as const,
            title: name,
            price: tierRange(tiers[id]),
            note: `${formatEuro(midpoint(tiers[id]))} in your quote`,
            delivery: formatDelivery(deliveryTime),
            badge: badgeOf(isRecommended && 'Recommended', popular && 'Popular'),
            description: isRecommended && recommended.reason ? `${recommended.reason}.` : undefined,
            features,
          };
        }}
      />
      <p className={small}>SEO: search engine optimisation. API: access for other software.</p>
    </>
  );
}
