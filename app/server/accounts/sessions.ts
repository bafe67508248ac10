import type { AccountSession, EndSessionsRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from './session.ts';

/** The sessions of an account: the current one first, then by last use. */
export async function listSessions({ database }: Context, { account, sessionId }: Session): Promise<AccountSession[]> {
  const rows = await database
    .selectFrom('account_sessions')
    .select(['id', 'created_at', 'updated_at', 'user_agent'])
    .where('account_id', '=', account.id)
    // The auth library expires sessions by the system clock.
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map(({ id, created_at, updated_at, user_agent }) => ({
    id,
    current: id === sessionId,
    startedAt: created_at,
    lastSeenAt: updated_at,
    device: user_agent ?? '',
  }));
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one or all other sessions of the account. Idempotent. */
export async function endOtherSessions(
  { database }: Context,
  { account, sessionId }: Session,
  wanted: EndSessionsRequest,
): Promise<void> {
  const others = database
    .deleteFrom('account_sessions')
    .where('account_id', '=', account.id)
    .where('id', '!=', sessionId);
  await ('id' in wanted ? others.where('id', '=', wanted.id) : others).execute();
}
