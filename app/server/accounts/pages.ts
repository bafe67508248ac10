import type { Context } from '../context.ts';
import type { Accounts } from '../site/serve.ts';
import { deadLinkState, linkKinds } from './links.ts';
import { hasSession } from './session.ts';

/** Where the links in mails lead, by the kinds of links that do. */
const kindsAt = new Map<string, (typeof linkKinds)[keyof typeof linkKinds]>([
  ['/verify-email', linkKinds.verifyEmail],
  ['/reset-password', linkKinds.resetPassword],
  ['/delete-account', linkKinds.deleteAccount],
]);

/** What the pages of the site are told by the accounts, before they are sent. */
export function accountsOfPages(context: Context): Accounts {
  const { database, now } = context;
  return {
    isSignedIn: (request) => hasSession(context, request),
    deadLinkAt: async (path, token) => {
      const kinds = kindsAt.get(path);
      return kinds ? deadLinkState(database, token, kinds, now()) : null;
    },
  };
}
