import type { Subject } from '../platform/subject.ts';
import { webhookRoutes, webhookWords } from './staff.ts';

export const webhooks: Subject = { staffRoutes: webhookRoutes, words: webhookWords };
