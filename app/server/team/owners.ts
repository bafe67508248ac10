import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { StaffRow } from './table.ts';

/** Whether an address is in ADMIN_EMAILS, and so always an owner's. */
export const isOwnerBySettings = (address: string, { adminEmails }: Settings) => adminEmails.includes(address);

const noMember = () => new HttpError(404, 'not-found', 'There is no such member of the team.');
const bySettings = () =>
  new HttpError(
    409,
    'by-settings',
    'This owner is listed in ADMIN_EMAILS. Change that setting on the server: the desk can’t.',
  );
const lastOwner = () =>
  new HttpError(409, 'last-owner', 'This is the last owner who has logged in. Make someone else an owner first.');

/** Changes of the team run one at a time, so that two owners can't remove each other. @throws HttpError */
export async function claimMember(transaction: Transaction, id: string, settings: Settings): Promise<StaffRow> {
  await lockForTransaction(transaction, 'team');
  const member = await transaction.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  if (!member) throw noMember();
  if (isOwnerBySettings(member.address, settings)) throw bySettings();
  return member;
}

/** An owner who hasn't logged in yet doesn't count: the address may be mistyped. @throws HttpError */
export async function requireAnotherOwner(
  database: Database,
  { id, role }: StaffRow,
  { adminEmails }: Settings,
): Promise<void> {
  if (role !== 'owner' || adminEmails.length > 0) return;
  const other = await database
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '!=', id)
    .where('last_login_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw lastOwner();
}
