import type { GoalId } from './goals.ts';
import type { PlatformId } from './platforms.ts';
import type { TopicId } from './topics.ts';

/** What serves a goal. */
export interface GoalNeeds {
  /** The smallest platform with a feature that serves the goal. */
  platform: PlatformId;
  /** That feature, as in the platform's own list. */
  feature: string;
  /** The topics whose solutions and dashboards serve it. */
  topics: readonly [TopicId, ...TopicId[]];
}

/** Derived from the catalogue's descriptions. It decides what a plan suggests, and changes no price. */
export const goalNeeds: Readonly<Record<GoalId, GoalNeeds>> = {
  fees: { platform: 'full', feature: 'Complete ordering system', topics: ['financial'] },
  brand: { platform: 'foundation', feature: 'Professional website', topics: ['marketing'] },
  automation: { platform: 'full', feature: 'Email automation', topics: ['employees', 'inventory'] },
  scale: { platform: 'premium', feature: 'Multi-location support', topics: ['marketing', 'operations'] },
  customers: { platform: 'full', feature: 'Customer database', topics: ['customers'] },
  insights: { platform: 'premium', feature: 'Advanced analytics', topics: ['financial', 'operations'] },
};
