import type { GoalId } from './goals.ts';
import type { PlatformId } from './platforms.ts';
import type { TopicId } from './topics.ts';

/** What serves a goal. */
export interface GoalNeeds {
  /** The smallest platform that has what the goal asks for. */
  platform: PlatformId;
  /** The feature of that platform which does it, in the words of the platform's own list. */
  feature: string;
  /** The fields of business whose solutions and dashboards serve it. */
  topics: readonly [TopicId, ...TopicId[]];
}

/** Read off the catalogue's own descriptions; it decides what a plan is put together from, and changes no price. */
export const goalNeeds: Readonly<Record<GoalId, GoalNeeds>> = {
  fees: { platform: 'full', feature: 'Complete ordering system', topics: ['financial'] },
  brand: { platform: 'foundation', feature: 'Professional website', topics: ['marketing'] },
  automation: { platform: 'full', feature: 'Email automation', topics: ['employees', 'inventory'] },
  scale: { platform: 'premium', feature: 'Multi-location support', topics: ['marketing', 'operations'] },
  customers: { platform: 'full', feature: 'Customer database', topics: ['customers'] },
  insights: { platform: 'premium', feature: 'Advanced analytics', topics: ['financial', 'operations'] },
};
