import type { Dashboard } from './catalogue.ts';
import { catalogue } from './given.ts';

export { type DashboardId, dashboardIds } from './ids.ts';
export type { Dashboard };
export const { dashboards, dashboardsConfirmed: featuresConfirmed } = catalogue;
