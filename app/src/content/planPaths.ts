import type { PathId } from '../domain/catalogue/ids.ts';

/** Whether the agency has confirmed the words below. `pnpm drafts` lists them until then. */
export const planPathsConfirmed: boolean = false;

interface PlanPath {
  who: string;
  time: string;
  /** Follows the price. */
  charged?: string;
}

/**
 * How a plan is made on each path, and how long that takes, in the comparison of the budget planner: the client gives neither.
 * Nor does the client say whether a subscription is charged once or monthly: it is charged once.
 */
export const planPaths: Readonly<Record<PathId, PlanPath>> = {
  template: { who: 'Ready-made, set up for you', time: 'Soonest' },
  custom: { who: 'Made for you alone', time: 'Longest, in milestones' },
  hybrid: { who: 'Ready-made base, fitted to you', time: 'Sooner than custom' },
  subscription: {
    who: 'Ready-made and kept up by us; we agree with you for how long',
    time: 'Soonest',
    charged: 'Paid once, not every month',
  },
};
