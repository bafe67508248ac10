import type { Subject } from '../platform/subject.ts';
import { savedQuoteRoutes } from './routes.ts';
import { savedQuotePageRoute } from './savedQuotePage.ts';
import { startRoute } from './startRoute.ts';

export const savedQuotes: Subject = {
  routes(app, context) {
    savedQuoteRoutes(app, context);
    savedQuotePageRoute(app, context);
    startRoute(app);
  },
};
