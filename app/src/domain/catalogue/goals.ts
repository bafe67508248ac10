export const goalIds = ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'] as const;
export type GoalId = (typeof goalIds)[number];

export interface Goal {
  title: string;
  description?: string;
  /** What it saves: a figure of the client's, which only they can prove. Pages show it as long as they show claims. */
  claim?: string;
}

export const goals: Readonly<Record<GoalId, Goal>> = {
  fees: { title: 'Eliminate Platform Fees', claim: '20-35% commission' },
  brand: { title: 'Build Brand Identity' },
  automation: { title: 'Automate Operations', claim: '15-20 hours a week' },
  scale: { title: 'Scale Your Business' },
  customers: { title: 'Own Customer Relationships' },
  insights: { title: 'Data-Driven Decisions' },
};
