import { goalClaim } from '../../../content/marketingClaims.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type GoalId, goalIds } from '../../../domain/catalogue/ids.ts';
import { SomeOf } from './Choice';
import { cardsOrRows } from './cards.css';
import { goalWords } from './goalWords.ts';

const { goalNeeds, goals, tiers } = catalogue;

/** "Complete ordering system, in Full System". */
const servedBy = (id: GoalId) => `${goalNeeds[id].feature}, in ${tiers[goalNeeds[id].platform].name}`;

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
        pictograms: [`goal-${id}`],
        title: goals[id].title,
        description: goalWords[id],
        features: [goalClaim(catalogue, id), servedBy(id)].filter((feature) => feature !== undefined),
      })}
    />
  );
}
