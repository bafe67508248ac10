import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inviteMember, listTeamMembers, removeMember, setRole } from '../../src/domain/contract/staff/team.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { deleteWaitingEmails, enqueueEmails } from '../platform/mail/outbox.ts';
import { answerAction, outdated, removalRoute } from './actions.ts';
import { listTeam } from './changeMember.ts';
import { invitationEmail } from './emails.ts';
import { actorNames } from './names.ts';
import { claimMember, isOwnerBySettings, requireAnotherOwner } from './owners.ts';

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
        const added = await transaction
          .insertInto('staff')
          .values({ id, address, role, invited_by: request.actor.id, created_at: at, updated_at: at })
          .onConflict((conflict) => conflict.column('address').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw inTeam();
        await enqueueEmails(transaction, [invitationEmail({ id, address, role }, inviter, settings, origin)], at);
        return { before: {}, after: { address: maskEmail(address), role, member: id } };
      },
    );
  });

  serve(setRole, 'Changes the role of a member', async (request) => {
    const { id } = request.params;
    const { role, was } = request.body;
    return answerAction(context, request, { name: 'team.role', subject: subjectOf(id) }, async (transaction) => {
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
  });

  removalRoute(app, context, {
    endpoint: removeMember,
    summary: 'Removes a member: their logins end at once',
    name: 'team.remove',
    subjectOf,
    async remove(transaction, id) {
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
    },
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
