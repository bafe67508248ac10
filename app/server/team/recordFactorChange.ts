import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import type { StaffLoginState } from './access.ts';
import { logAction } from './actions.ts';
import { type FactorChange, factorChangedEmail } from './emails.ts';

/** Logs a change of a member's second factors and e-mails the member, so that an attacker's change is noticed. */
export async function recordFactorChange(
  { database, settings, now, wakeMailWorker }: Context,
  request: FastifyRequest,
  { account, member }: Pick<StaffLoginState, 'account' | 'member'>,
  change: FactorChange,
): Promise<void> {
  const id = randomUUID();
  const at = now().toISOString();
  await database.transaction().execute(async (transaction) => {
    await logAction({ settings }, transaction, {
      key: id,
      at,
      actor: member.id,
      action: `factor.${change}`,
      subject: `member:${member.id}`,
      before: {},
      after: { address: maskEmail(account.email) },
    });
    const email = factorChangedEmail(id, account.email, change, settings, ownOrigin(settings, request));
    await enqueueEmails(transaction, [email], at);
  });
  void wakeMailWorker();
}
