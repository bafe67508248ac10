import type { FastifyRequest } from 'fastify';
import type { ChangePasswordRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import { enqueueAccountEmail } from './accountEmails.ts';
import { endDeskLogins } from './accounts.ts';
import { revokeLinks } from './emailLinks.ts';
import { passwordChangedText } from './emails.ts';
import { notSignedIn, wrongPassword } from './errors.ts';
import { rejectWeakPassword } from './password/rejectWeak.ts';
import { authHeaders, type Session } from './session.ts';

/**
 * Changes the password. All sessions end, and this browser gets a new one.
 * @returns the cookies of the new session
 * @throws HttpError
 */
export async function changePassword(
  { auth, database, settings, now, wakeMailWorker }: Context,
  { account }: Session,
  { currentPassword, newPassword }: ChangePasswordRequest,
  request: FastifyRequest,
  origin: string,
): Promise<readonly string[]> {
  await rejectWeakPassword(newPassword, account);
  const response = await auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: true },
    headers: authHeaders(request),
    asResponse: true,
  });
  if (response.status === 401) throw notSignedIn();
  if (response.status === 400) throw wrongPassword();
  if (!response.ok) throw new Error(`The auth library did not change the password: ${response.status}`);
  await database.transaction().execute(async (transaction) => {
    await endDeskLogins(transaction, account.id);
    await revokeLinks(transaction, account.email, ['reset', 'agree', 'deletion']);
    await enqueueAccountEmail(
      transaction,
      'news',
      account.email,
      passwordChangedText(origin, settings),
      settings,
      now(),
    );
  });
  wakeMailWorker();
  return response.headers.getSetCookie();
}
