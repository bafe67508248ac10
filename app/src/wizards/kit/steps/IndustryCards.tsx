import { catalogue } from '../../../domain/catalogue/given.ts';
import { type IndustryId, industryIds } from '../../../domain/catalogue/ids.ts';
import { OneOf } from './Choice';
import { shops } from './cards.css';

const { industries } = catalogue;

/** Examples of businesses in each industry. */
const industryExamples: Readonly<Record<IndustryId, string>> = {
  restaurant: 'Restaurants, cafés, pubs and takeaways',
  retail: 'Shops, boutiques and online stores',
  services: 'Trades, salons, clinics and consultancies',
  hospitality: 'Hotels, guest houses and venues',
  property: 'Estate agents, lettings and property managers',
  other: 'Any other kind of business',
};

interface IndustryCardsProps {
  chosen: IndustryId | null;
  onChoose: (industry: IndustryId) => void;
}

/** The six industries, each with a shop and examples of who belongs to it. */
export function IndustryCards({ chosen, onChoose }: IndustryCardsProps) {
  return (
    <OneOf
      name="industry"
      className={shops}
      ids={industryIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({ picture: ['shop', id], title: industries[id].name, description: industryExamples[id] })}
    />
  );
}
