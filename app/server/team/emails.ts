import { type Role, roleNames } from '../../src/domain/staff/roles.ts';
import { accountEmail, type EmailText } from '../accounts/emails.ts';
import { linkEmail } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';

const may: Readonly<Record<Role, string>> = {
  owner: 'you can do everything, and decide who is on the team',
  staff: 'you can answer messages, move consultations, and work on orders',
  'read-only': 'you can look at everything, and change nothing',
};

/** Tells someone that they have joined the team. It contains no login link: they log in with their own account. */
export function invitationEmail(
  member: { id: string; address: string; role: Role },
  inviter: string,
  settings: Settings,
  origin: string,
): Email {
  const { agencyName } = settings;
  return {
    id: `team-${member.id}`,
    recipient: member.address,
    subject: `You are invited to the desk of ${agencyName}`,
    ...linkEmail(
      {
        title: `Welcome to the team of ${agencyName}`,
        before: [
          `${inviter} has invited you to the desk, where the orders, consultations and messages of ${agencyName} are. Your role is ${roleNames[member.role]}: ${may[member.role]}.`,
          `Log in with the account you have on our site under this address, ${member.address}. If you don’t have one yet, open it first: ${origin}/SignUp`,
          'At your first login, you set up a passkey or an authenticator app. A password alone doesn’t open the desk.',
        ],
        link: { url: `${origin}/desk`, words: 'Open the desk' },
        after: ['If you don’t know what this is about, do nothing: no one can log in without your account.'],
      },
      settings,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

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
