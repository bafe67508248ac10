import type { TeamMember } from '../../src/domain/contract/staff/team.ts';
import type { Context } from '../platform/context.ts';
import { isOwnerBySettings } from './owners.ts';

/** The team, owners by ADMIN_EMAILS included, by address. */
export async function listTeam(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  actorId: string,
): Promise<TeamMember[]> {
  const [rows, apps, passkeys] = await Promise.all([
    database
      .selectFrom('staff')
      .leftJoin('accounts', 'accounts.email', 'staff.address')
      .select(['staff.id', 'staff.address', 'staff.role', 'staff.invited_by', 'staff.created_at', 'last_login_at'])
      .select(['accounts.id as account_id', 'accounts.name'])
      .execute(),
    database.selectFrom('staff_codes').select('account_id').where('verified', '=', 1).execute(),
    database.selectFrom('staff_passkeys').select('account_id').execute(),
  ]);
  const members = rows.map((row): TeamMember => {
    const bySettings = isOwnerBySettings(row.address, settings);
    const isTheirs = ({ account_id }: { account_id: string }) => account_id === row.account_id;
    return {
      id: row.id,
      name: row.name ?? '',
      email: row.address,
      role: bySettings ? 'owner' : row.role,
      bySettings,
      isYou: row.id === actorId,
      hasApp: apps.some(isTheirs),
      passkeys: passkeys.filter(isTheirs).length,
      invitedAt: row.invited_by === null ? null : row.created_at,
      lastLoginAt: row.last_login_at,
    };
  });
  const absent = settings.adminEmails.filter((email) => !rows.some(({ address }) => address === email));
  const nobodyYet = { id: null, name: '', role: 'owner', bySettings: true, isYou: false, hasApp: false } as const;
  return [
    ...members,
    ...absent.map((email) => ({ ...nobodyYet, email, passkeys: 0, invitedAt: null, lastLoginAt: null })),
  ].sort((one, other) => one.email.localeCompare(other.email));
}
