import { type TopicId, topics } from './topics.ts';

/** A universal dashboard; the prefix keeps it apart from the industry solution on the same topic. */
export type DashboardId = `dashboard:${TopicId}`;
export const dashboardIds = [
  'dashboard:financial',
  'dashboard:customers',
  'dashboard:employees',
  'dashboard:marketing',
  'dashboard:operations',
  'dashboard:inventory',
] as const satisfies readonly DashboardId[];

export interface Dashboard {
  title: string;
  description: string;
  /** Euro. */
  price: number;
  features?: readonly string[];
}

const price = 1350;

export const dashboards: Readonly<Record<DashboardId, Dashboard>> = {
  'dashboard:financial': {
    ...topics.financial,
    price,
    features: ['P&L tracking', 'cash flow forecasting', 'budget analysis'],
  },
  'dashboard:customers': { ...topics.customers, price },
  'dashboard:employees': { ...topics.employees, price },
  'dashboard:marketing': { ...topics.marketing, price },
  'dashboard:operations': { ...topics.operations, price },
  'dashboard:inventory': { ...topics.inventory, price },
};
