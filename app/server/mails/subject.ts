import type { Subject } from '../platform/subject.ts';
import { mailHealth, mailWords } from './mails.ts';
import { mailUndos } from './resend.ts';
import { mailRoutes } from './staff.ts';

export const mails: Subject = {
  staffRoutes: mailRoutes,
  undos: () => mailUndos,
  words: mailWords,
  health: mailHealth,
};
