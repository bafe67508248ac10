import { mailHealth } from '../platform/mail/mailHealth.ts';
import type { Subject } from '../platform/subject.ts';
import { mailUndos } from './resend.ts';
import { mailRoutes } from './staff.ts';
import { mailWords } from './words.ts';

export const mails: Subject = {
  staffRoutes: mailRoutes,
  undos: () => mailUndos,
  words: mailWords,
  health: mailHealth,
};
