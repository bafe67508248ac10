import type { Subject } from '../platform/subject.ts';
import { accountsRoutes } from './routes.ts';

export const accounts: Subject = { routes: accountsRoutes };
