import type { FastifyInstance } from 'fastify';
import { endLogin, listLogins } from '../../src/domain/contract/staff/team.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import type { Actor } from './access.ts';
import { answerAction } from './actions.ts';

const noLogin = () => new HttpError(404, 'not-found', 'There is no such login (any more).');

/** Routes of the logins to the desk: members see their own, owners all. */
export function loginsRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  const serve = serveOn(app, settings);

  /** The logins that a member may see and end. */
  const loginsFor = (actor: Actor) => {
    const logins = database
      .selectFrom('staff_sessions')
      .innerJoin('accounts', 'accounts.id', 'staff_sessions.account_id')
      .innerJoin('staff', 'staff.address', 'accounts.email')
      // The auth library expires sessions by the system clock.
      .where('expires_at', '>', new Date().toISOString())
      .where('proven_at', 'is not', null);
    return actor.kind === 'member' && actor.role === 'owner' ? logins : logins.where('staff.id', '=', actor.id);
  };

  serve(listLogins, 'One’s own logins; for owners, everybody’s', async ({ actor }) => {
    const rows = await loginsFor(actor)
      .select(['staff_sessions.id', 'staff.id as member_id', 'accounts.name', 'user_agent', 'expires_at'])
      .select('staff_sessions.created_at')
      .orderBy('staff_sessions.created_at', 'desc')
      .orderBy('staff_sessions.id')
      .execute();
    return {
      logins: rows.map((row) => ({
        id: row.id,
        member: row.name,
        isYours: row.member_id === actor.id,
        current: actor.kind === 'member' && row.id === actor.sessionId,
        device: row.user_agent ?? '',
        startedAt: row.created_at,
        endsAt: row.expires_at,
      })),
    };
  });

  serve(endLogin, 'Ends a login', async (request) => {
    const { id } = request.body;
    const login = await loginsFor(request.actor)
      .select('staff.address')
      .where('staff_sessions.id', '=', id)
      .executeTakeFirst();
    if (!login) throw noLogin();
    return answerAction(context, request, { name: 'login.end', subject: `login:${id}` }, async (transaction) => {
      await transaction.deleteFrom('staff_sessions').where('id', '=', id).execute();
      return { before: { address: maskEmail(login.address) }, after: { ended: true } };
    });
  });
}
