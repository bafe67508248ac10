import { installation } from '../../../content/installation.ts';
import { goalClaim } from '../../../content/marketingClaims.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type GoalId, goalIds } from '../../../domain/catalogue/ids.ts';
import { SomeOf } from './Choice';
import { cardsOrRows } from './cards.css';

const { goalNeeds, goals, tiers } = catalogue;

/** "Complete ordering system, in Full System". */
const servedBy = (id: GoalId) => `${goalNeeds[id].feature}, in ${tiers[goalNeeds[id].platform].name}`;

/** Each goal, described from the owner's point of view. */
const goalWords: Readonly<Record<GoalId, string>> = {
  fees: 'Take orders on your own site instead of someone else’s',
  brand: 'Look the same everywhere, and look like you',
  automation: 'Let the system do the repetitive work',
  scale: 'Make room for more orders, people and places',
  customers: 'Keep your customers’ details and talk to them directly',
  insights: 'See what’s happening in numbers',
};

interface GoalCardsProps {
  chosen: readonly GoalId[];
  onChoose: (goals: readonly GoalId[]) => void;
}

/** The six goals, of which any number may be chosen, with what each saves where a claim is shown. */
export function GoalCards({ chosen, onChoose }: GoalCardsProps) {
  return (
    <SomeOf
      name="goals"
      className={cardsOrRows}
      ids={goalIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({
        picture: ['sketch', id === 'brand' ? 'services-brand-identity' : `goals-${id}`],
        title: goals[id].title,
        description: goalWords[id],
        features: [installation.showsClaims ? goalClaim(catalogue, id) : undefined, servedBy(id)].filter(
          (feature) => feature !== undefined,
        ),
      })}
    />
  );
}
