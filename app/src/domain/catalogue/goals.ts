import { commission } from './commission.ts';

export const goalIds = ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'] as const;
export type GoalId = (typeof goalIds)[number];

export interface Goal {
  title: string;
  description?: string;
  /** The saving that the client claims. Shown only while `showsClaims` is true. */
  claim?: string;
}

export const goals: Readonly<Record<GoalId, Goal>> = {
  fees: { title: 'Eliminate Platform Fees', claim: `${commission.from}-${commission.to}% commission` },
  brand: { title: 'Build Brand Identity' },
  automation: { title: 'Automate Operations', claim: '15-20 hours a week' },
  scale: { title: 'Scale Your Business' },
  customers: { title: 'Own Customer Relationships' },
  insights: { title: 'Data-Driven Decisions' },
};
