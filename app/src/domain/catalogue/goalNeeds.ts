import { defaultCatalogue } from './defaultCatalogue.ts';
import type { GoalId, TopicId } from './ids.ts';
import type { PlatformId } from './platforms.ts';

export const goalNeeds = defaultCatalogue.goalNeeds as Readonly<
  Record<GoalId, { platform: PlatformId; feature: string; topics: readonly TopicId[] }>
>;
