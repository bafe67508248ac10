import { type ActionWords, loggedOf } from '../platform/subject.ts';

export const mailWords: ActionWords = {
  'mail.resend': () => 'E-mail sent again',
  'mail.resend.undone': () => 'E-mail not sent again after all',
  'mail.readdress': ({ before, after }) =>
    `Address corrected from ${loggedOf(before).to} to ${loggedOf(after).to}, and an e-mail sent again`,
};
