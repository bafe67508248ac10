import { goalClaim } from '../../../content/marketingClaims.ts';
import { type GoalId, goalIds, goals } from '../../../domain/catalogue/goals.ts';
import { SomeOf } from './Choice';
import { goalWords } from './goalWords.ts';

interface GoalCardsProps {
  chosen: readonly GoalId[];
  onChoose: (goals: readonly GoalId[]) => void;
}

/** The six goals, of which any number may be chosen, with what each saves where a claim is shown. */
export function GoalCards({ chosen, onChoose }: GoalCardsProps) {
  return (
    <SomeOf
      name="goals"
      ids={goalIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({ title: goals[id].title, note: goalClaim(id), description: goalWords[id] })}
    />
  );
}
