import type { Dashboard } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

export { type DashboardId, dashboardIds } from './ids.ts';
export type { Dashboard };
export const { dashboards, dashboardsConfirmed: featuresConfirmed } = defaultCatalogue;
