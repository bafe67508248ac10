import type { Subject } from '../platform/subject.ts';
import { newsletterLinkRoutes } from './linkRoutes.ts';
import { newsletterFormRoutes, newsletterRoute } from './routes.ts';
import { newsletterRoutes, newsletterUndos } from './staff/routes.ts';
import { newsletterWords } from './words.ts';

export const newsletter: Subject = {
  async routes(app, context) {
    newsletterRoute(app, context);
    await newsletterFormRoutes(app, context);
    await newsletterLinkRoutes(app, context);
  },
  staffRoutes: newsletterRoutes,
  undos: () => newsletterUndos,
  words: newsletterWords,
};
