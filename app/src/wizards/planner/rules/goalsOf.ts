import { goalNeeds } from '../../../domain/catalogue/goalNeeds.ts';
import { goals as catalogue, type GoalId } from '../../../domain/catalogue/goals.ts';

/** The titles of the goals that a solution or dashboard serves. */
export function goalsOf(id: string, goals: readonly GoalId[]): readonly string[] {
  return goals
    .filter((goal) => goalNeeds[goal].topics.some((topic) => id.endsWith(`:${topic}`)))
    .map((goal) => catalogue[goal].title);
}
