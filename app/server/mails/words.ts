import { loggedOf } from '../team/actions.ts';
import type { ActionWords } from '../team/actionWords.ts';

export const mailWords: ActionWords = {
  'mail.resend': () => 'E-mail sent again',
  'mail.resend.undone': () => 'E-mail not sent again after all',
  'mail.readdress': ({ before, after }) =>
    `Address corrected from ${loggedOf(before).to} to ${loggedOf(after).to}, and an e-mail sent again`,
};
