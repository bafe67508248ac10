import { type Role, roleNames } from '../../src/domain/staff/roles.ts';
import { linkEmail } from '../platform/mail/linkEmail.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What each role may do, for the person invited. */
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
