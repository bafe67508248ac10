import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  inviteMember,
  listTeamMembers,
  removeMember,
  setRole,
  type TeamMember,
} from '../../src/domain/contract/staff/team.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { deleteWaitingEmails, enqueueEmails } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { answerAction, outdated, serveActionsOn } from './actions.ts';
import { invitationEmail } from './emails.ts';
import { actorNames } from './names.ts';
import type { StaffRow } from './table.ts';

const subjectOf = (id: string) => `member:${id}`;
const inTeam = () => new HttpError(409, 'in-team', 'This address is in your team already.');

/** The team: who is in it, inviting, roles, removing. */
export function teamRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listTeamMembers, 'The members of the team', async ({ actor }) => ({
    members: await listTeam(context, actor.id),
  }));

  serve(inviteMember, 'Invites a member by e-mail', async (request) => {
    const { email: address, role } = request.body;
    const origin = ownOrigin(settings, request);
    const inviter = (await actorNames(database))(request.actor.id);
    const id = randomUUID();
    return answerAction(
      context,
      request,
      { name: 'team.invite', subject: `member:${maskEmail(address)}` },
      async (transaction) => {
        await lockForTransaction(transaction, 'team');
        const at = now().toISOString();
        if (isOwnerBySettings(address, settings)) throw inTeam();
        await transaction
          .insertInto('staff')
          .values({ id, address, role, invited_by: request.actor.id, created_at: at, updated_at: at })
          .onConflict((conflict) => conflict.column('address').doNothing())
          .returning('id')
          .executeTakeFirstOrThrow(inTeam);
        await enqueueEmails(transaction, [invitationEmail({ id, address, role }, inviter, settings, origin)], at);
        return { before: {}, after: { address: maskEmail(address), role, member: id } };
      },
    );
  });

  const act = serveActionsOn(app, context, subjectOf);

  act(setRole, 'Changes the role of a member', 'team.role', async (transaction, id, { body: { role, was } }) => {
    const member = await claimMember(transaction, id, settings);
    if (member.role !== was) throw await outdated(transaction, subjectOf(id));
    if (role !== 'owner') await requireAnotherOwner(transaction, member, settings);
    await transaction
      .updateTable('staff')
      .set({ role, updated_at: now().toISOString() })
      .where('id', '=', id)
      .execute();
    if (role !== 'owner') await revokeTokensOf(transaction, id, now());
    return { before: { role: was }, after: { role, address: maskEmail(member.address) } };
  });

  act(removeMember, 'Removes a member: their logins end at once', 'team.remove', async (transaction, id) => {
    const member = await claimMember(transaction, id, settings);
    await requireAnotherOwner(transaction, member, settings);
    await transaction.deleteFrom('staff').where('id', '=', id).execute();
    await revokeTokensOf(transaction, id, now());
    await deleteWaitingEmails(transaction, `team-${id}`);
    const account = await transaction
      .updateTable('accounts')
      .set({ two_factor_enabled: 0 })
      .where('email', '=', member.address)
      .returning('id')
      .executeTakeFirst();
    if (account) {
      for (const table of ['staff_sessions', 'staff_codes', 'staff_passkeys'] as const) {
        await transaction.deleteFrom(table).where('account_id', '=', account.id).execute();
      }
    }
    return { before: { role: member.role, address: maskEmail(member.address) }, after: { removed: true } };
  });
}

/** Revokes the access tokens that a member created: only owners may have any. */
async function revokeTokensOf(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('staff_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('created_by', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The team, owners by ADMIN_EMAILS included, by address. */
async function listTeam(
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

/** Whether an address is in ADMIN_EMAILS, and so always an owner's. */
const isOwnerBySettings = (address: string, { adminEmails }: Settings) => adminEmails.includes(address);

const noMember = noSuch('There is no such member of the team.');
const bySettings = () =>
  new HttpError(
    409,
    'by-settings',
    'This owner is listed in ADMIN_EMAILS. Change that setting on the server: the desk can’t.',
  );
const lastOwner = () =>
  new HttpError(409, 'last-owner', 'This is the last owner who has logged in. Make someone else an owner first.');

/** Changes of the team run one at a time, so that two owners can't remove each other. @throws HttpError */
async function claimMember(transaction: Transaction, id: string, settings: Settings): Promise<StaffRow> {
  await lockForTransaction(transaction, 'team');
  const member = await transaction.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  if (!member) throw noMember();
  if (isOwnerBySettings(member.address, settings)) throw bySettings();
  return member;
}

/** An owner who hasn't logged in yet doesn't count: the address may be mistyped. @throws HttpError */
async function requireAnotherOwner(
  database: Database,
  { id, role }: StaffRow,
  { adminEmails }: Settings,
): Promise<void> {
  if (role !== 'owner' || adminEmails.length > 0) return;
  await database
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '!=', id)
    .where('last_login_at', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow(lastOwner);
}
