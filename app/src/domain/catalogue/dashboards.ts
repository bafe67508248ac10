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
  /** Three. The client gave those of Financial Management; the agency confirms the others. */
  features: readonly string[];
}

/** Set it to true once you have checked the features below; until then `pnpm drafts` lists them. */
export const featuresConfirmed: boolean = false;

const price = 1350;

export const dashboards: Readonly<Record<DashboardId, Dashboard>> = {
  'dashboard:financial': {
    ...topics.financial,
    price,
    features: ['P&L tracking', 'cash flow forecasting', 'budget analysis'],
  },
  'dashboard:customers': {
    ...topics.customers,
    price,
    features: ['contact history', 'repeat customers', 'customer groups'],
  },
  'dashboard:employees': { ...topics.employees, price, features: ['rota planning', 'leave tracking', 'hours worked'] },
  'dashboard:marketing': { ...topics.marketing, price, features: ['campaign results', 'lead sources', 'sales trends'] },
  'dashboard:operations': {
    ...topics.operations,
    price,
    features: ['daily KPI overview', 'targets and results', 'weekly comparison'],
  },
  'dashboard:inventory': { ...topics.inventory, price, features: ['stock levels', 'reorder alerts', 'stock value'] },
};
