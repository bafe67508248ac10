import type { FastifyRequest } from 'fastify';
import type { ChangePasswordRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { passwordChangedText } from '../emails/account.ts';
import { withdraw } from './links.ts';
import { write } from './mails.ts';
import { refuseWeak } from './password/refuse.ts';
import { notSignedIn, wrongPassword } from './problems.ts';
import { authHeaders, type Present } from './session.ts';

/**
 * Changes the password for whoever knows the current one. Every session ends, and this browser gets a new one.
 * @returns the cookies of the new session
 * @throws HttpError
 */
export async function changePassword(
  { auth, database, settings, now, wakeMailWorker }: Context,
  { account }: Present,
  { currentPassword, newPassword }: ChangePasswordRequest,
  request: FastifyRequest,
  origin: string,
): Promise<readonly string[]> {
  await refuseWeak(newPassword, account);
  const response = await auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: true },
    headers: authHeaders(request),
    asResponse: true,
  });
  if (response.status === 401) throw notSignedIn();
  if (response.status === 400) throw wrongPassword();
  if (!response.ok) throw new Error(`The library does not change a password: ${response.status}`);
  await database.transaction().execute(async (transaction) => {
    await withdraw(transaction, account.email, ['reset', 'agree', 'deletion']);
    await write(transaction, 'news', account.email, passwordChangedText(origin, settings), settings, now());
  });
  wakeMailWorker();
  return response.headers.getSetCookie();
}
