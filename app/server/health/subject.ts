import type { Subject } from '../platform/subject.ts';
import { healthRoute } from './staff.ts';
import { todayRoutes } from './today/route.ts';

export const health: Subject = {
  staffRoutes(app, context) {
    todayRoutes(app, context);
    healthRoute(app, context);
  },
};
