import type { AccountSession, EndSessionsRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import type { Present } from './session.ts';

/** Where an account is signed in: this place first, then the one that was used last. */
export async function sessionsOf({ database }: Context, { account, sessionId }: Present): Promise<AccountSession[]> {
  const rows = await database
    .selectFrom('account_sessions')
    .select(['id', 'created_at', 'updated_at', 'user_agent'])
    .where('account_id', '=', account.id)
    // The library decides by its own clock when a session is over.
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

/** Ends other sessions of the account: one, or all but this. One that is gone already is no reason to complain. */
export async function endOthers(
  { database }: Context,
  { account, sessionId }: Present,
  wanted: EndSessionsRequest,
): Promise<void> {
  const others = database
    .deleteFrom('account_sessions')
    .where('account_id', '=', account.id)
    .where('id', '!=', sessionId);
  await ('id' in wanted ? others.where('id', '=', wanted.id) : others).execute();
}
