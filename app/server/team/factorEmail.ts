import { accountEmail, type EmailText } from '../accounts/emails.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** How a member's second factors changed. */
export type FactorChange = keyof typeof happened;

const happened = {
  'app-added': 'An authenticator app was set up for your login.',
  'app-removed': 'The authenticator app was removed from your login.',
  'passkey-added': 'A passkey was added to your login.',
  'passkey-removed': 'A passkey was removed from your login.',
};

/** Tells a member that a second factor was added or removed. */
export function factorChangedEmail(
  id: string,
  address: string,
  change: FactorChange,
  settings: Settings,
  origin: string,
): Email {
  const text: EmailText = {
    subject: `Your login to the desk of ${settings.agencyName} has changed`,
    title: 'Your login has changed.',
    before: [`${happened[change]} If it was you, you don’t need to do anything.`],
    link: { url: `${origin}/forgot-password`, words: 'It wasn’t me: set a new password', isQuiet: true },
    after: ['If it wasn’t you, also tell an owner of your team at once: they can end your logins.'],
  };
  return accountEmail(`factor-${id}`, address, text, settings);
}
