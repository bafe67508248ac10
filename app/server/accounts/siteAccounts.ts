import type { Context } from '../platform/context.ts';
import type { SiteAccounts } from '../platform/site/serve.ts';
import { invalidLinkReason, linkPurposes } from './emailLinks.ts';
import { hasSession } from './session.ts';

/** The pages of the links in e-mails, with their link purposes. */
const purposesOfPage = new Map<string, (typeof linkPurposes)[keyof typeof linkPurposes]>([
  ['/verify-email', linkPurposes.verifyEmail],
  ['/reset-password', linkPurposes.resetPassword],
  ['/delete-account', linkPurposes.deleteAccount],
]);

/** What the site's pages need to know about accounts. */
export function siteAccounts(context: Context): SiteAccounts {
  const { database, now } = context;
  return {
    isSignedIn: (request) => hasSession(context, request),
    invalidLinkReasonAt: async (path, token) => {
      const kinds = purposesOfPage.get(path);
      return kinds ? invalidLinkReason(database, token, kinds, now()) : null;
    },
  };
}
