import type { Subject } from '../platform/subject.ts';
import { webhookRoutes } from './staff.ts';
import { webhookWords } from './words.ts';

export const webhooks: Subject = { staffRoutes: webhookRoutes, words: webhookWords };
