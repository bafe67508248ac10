import type { Subject } from '../platform/subject.ts';
import { hostUndos } from './changeHost.ts';
import { eventsRoute } from './eventsRoute.ts';
import { factorRoutes } from './factorRoutes.ts';
import { hostRoutes } from './hostRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { loginsRoutes } from './loginsRoutes.ts';
import { teamRoutes } from './membersRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { teamWords } from './words.ts';

export const team: Subject = {
  staffRoutes(app, context) {
    loginRoutes(app, context);
    factorRoutes(app, context);
    hostRoutes(app, context);
    eventsRoute(app, context);
    teamRoutes(app, context);
    loginsRoutes(app, context);
    tokenRoutes(app, context);
  },
  undos: hostUndos,
  words: teamWords,
};
