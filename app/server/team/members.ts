import { randomUUID } from 'node:crypto';
import { accountById } from '../accounts/accounts.ts';
import { isAdmin } from '../accounts/session.ts';
import type { AccountRow } from '../accounts/table.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { StaffRow } from './table.ts';

function memberByAddress(database: Database, address: string): Promise<StaffRow | undefined> {
  return database.selectFrom('staff').selectAll().where('address', '=', address).executeTakeFirst();
}

/**
 * The member of the team that an account belongs to. An account in ADMIN_EMAILS is an owner, whatever is stored; it gets its
 * row, which the log names, when it is first seen.
 */
export async function memberOf(
  database: Database,
  account: AccountRow,
  settings: Settings,
  now: Date,
): Promise<StaffRow | undefined> {
  if (account.email_verified !== 1) return undefined;
  const member = await memberByAddress(database, account.email);
  if (!isAdmin(account, settings)) return member;
  if (member) return { ...member, role: 'owner' };
  const at = now.toISOString();
  await database
    .insertInto('staff')
    .values({ id: randomUUID(), address: account.email, role: 'owner', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
  return memberByAddress(database, account.email);
}

/** An account and its member of the team, by the account's id; undefined without either. */
export async function accountAndMember(database: Database, accountId: string, settings: Settings, now: Date) {
  const account = await accountById(database, accountId);
  const member = account && (await memberOf(database, account, settings, now));
  return account && member ? { account, member } : undefined;
}

/** Which second factors an account has. */
export async function factorsOf(database: Database, accountId: string) {
  const [app, passkeys] = await Promise.all([
    database
      .selectFrom('staff_codes')
      .select('id')
      .where('account_id', '=', accountId)
      .where('verified', '=', 1)
      .executeTakeFirst(),
    database
      .selectFrom('staff_passkeys')
      .select(['id', 'name', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  ]);
  const hasApp = app !== undefined;
  return { hasApp, passkeys, hasFactor: hasApp || passkeys.length > 0 };
}

/** Stores when the member of an account last logged in. */
export async function recordLogin(database: Database, accountId: string, now: Date): Promise<void> {
  await database
    .updateTable('staff')
    .set({ last_login_at: now.toISOString() })
    .where('address', '=', (account) => account.selectFrom('accounts').select('email').where('id', '=', accountId))
    .execute();
}
