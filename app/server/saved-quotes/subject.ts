import type { Subject } from '../platform/subject.ts';
import { savedQuotePageRoute, savedQuoteRoutes } from './routes.ts';

export const savedQuotes: Subject = {
  routes(app, context) {
    savedQuoteRoutes(app, context);
    savedQuotePageRoute(app, context);
  },
};
