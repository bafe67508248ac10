import type { Subject } from '../platform/subject.ts';
import { offerPageRoutes } from './routes.ts';
import { offerRoutes, offerUndos, offerWords } from './staff.ts';

export const offers: Subject = {
  routes: offerPageRoutes,
  staffRoutes: offerRoutes,
  undos: offerUndos,
  words: offerWords,
};
