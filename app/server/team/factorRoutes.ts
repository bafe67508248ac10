import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  beginApp,
  beginPasskey,
  confirmApp,
  registerPasskey,
  removeApp,
  removePasskey,
} from '../../src/domain/contract/staff/login.ts';
import { wrongPassword } from '../accounts/errors.ts';
import { createProofLimit } from '../accounts/loginLimit.ts';
import { authHeaders, sendCookies } from '../accounts/session.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { deskLoginOnly, serveOn } from '../platform/http/serve.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import {
  findLogin,
  isFresh,
  notLoggedIn,
  proofNeeded,
  type StaffLoginState,
  storeProof,
  withOrigin,
} from './access.ts';
import { logAction } from './actions.ts';
import { type FactorChange, factorChangedEmail } from './emails.ts';
import { factorsOf, recordLogin } from './members.ts';
import { userNotVerified } from './staffAuth.ts';

/** A call of a member about their own login, whatever the role. */
const own = (summary: string) => ({ summary, schema: { security: deskLoginOnly } });

/** Second factors: an authenticator app with recovery codes, and passkeys. The first is set up right after the first login. */
export function factorRoutes(app: FastifyInstance, context: Context): void {
  const { settings, database, staffAuth, now } = context;
  const serve = serveOn(app, settings);
  const limitProofs = createProofLimit(app, context);

  /** The login, if it may change its factors: it has none yet, or has proven one in the last ten minutes. */
  async function requireOwnLogin(request: FastifyRequest, reply: FastifyReply) {
    const login = await findLogin(context, request, reply);
    if (!login) throw notLoggedIn();
    const factors = await factorsOf(database, login.account.id);
    if (factors.hasFactor && !isFresh(login.provenAt, now())) throw proofNeeded();
    return { ...login, ...factors };
  }

  serve(beginApp, own('Begins to set up an authenticator app'), async (request, reply) => {
    const { account, hasApp } = await requireOwnLogin(request, reply);
    await limitProofs(request, 'factor', account.email);
    if (hasApp) throw new HttpError(409, 'app-exists', 'An authenticator app is set up already. Remove it first.');
    const response = await staffAuth.api.enableTwoFactor({
      // The agency's name may have changed since the start.
      body: { password: request.body.password, method: 'totp', issuer: `${settings.agencyName} desk` },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (!response.ok) throw wrongPassword();
    const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] };
    return { uri: totpURI, recoveryCodes: backupCodes };
  });

  serve(confirmApp, own('Confirms the authenticator app with its first code'), async (request, reply) => {
    const login = await requireOwnLogin(request, reply);
    await limitProofs(request, 'factor', login.account.email);
    const response = await staffAuth.api.verifyTOTP({
      body: { code: request.body.code },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (!response.ok) {
      throw new HttpError(401, 'WRONG_CODE', 'This code isn’t right. Please use the newest one in the app.');
    }
    sendCookies(reply, response.headers.getSetCookie());
    await recordFactorChange(context, request, login, 'app-added');
    return { done: true as const };
  });

  serve(removeApp, own('Removes the authenticator app'), async (request, reply) => {
    const login = await requireOwnLogin(request, reply);
    await limitProofs(request, 'factor', login.account.email);
    if (login.passkeys.length === 0) throw lastFactor();
    const response = await staffAuth.api.disableTwoFactor({
      body: { password: request.body.password },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (!response.ok) throw wrongPassword();
    sendCookies(reply, response.headers.getSetCookie());
    await recordFactorChange(context, request, login, 'app-removed');
    return { done: true as const };
  });

  serve(beginPasskey, { ...own('Begins to add a passkey'), config: writeLimit(settings) }, async (request, reply) => {
    await requireOwnLogin(request, reply);
    const { headers, response } = await staffAuth.api.generatePasskeyRegistrationOptions({
      headers: authHeaders(request),
      returnHeaders: true,
    });
    sendCookies(reply, headers.getSetCookie());
    return { ...response };
  });

  serve(registerPasskey, own('Adds a passkey'), async (request, reply) => {
    const login = await requireOwnLogin(request, reply);
    const { response, name = 'Passkey' } = request.body;
    const answer = await staffAuth.api.verifyPasskeyRegistration({
      body: { response, name },
      headers: withOrigin(request),
      asResponse: true,
    });
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code?: string };
      throw code === userNotVerified.code
        ? new HttpError(400, code, userNotVerified.message)
        : new HttpError(400, 'WRONG_PASSKEY', 'The passkey couldn’t be added. Please try again.');
    }
    // Deletes an app that was never confirmed.
    await database
      .deleteFrom('staff_codes')
      .where('account_id', '=', login.account.id)
      .where('verified', '=', 0)
      .execute();
    await storeProof(context, login);
    await recordLogin(database, login.account.id, now());
    await recordFactorChange(context, request, login, 'passkey-added');
    return { done: true as const };
  });

  serve(removePasskey, own('Removes a passkey'), async (request, reply) => {
    const login = await requireOwnLogin(request, reply);
    if (!login.hasApp && login.passkeys.length < 2) throw lastFactor();
    const { numDeletedRows } = await database
      .deleteFrom('staff_passkeys')
      .where('id', '=', request.body.id)
      .where('account_id', '=', login.account.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await recordFactorChange(context, request, login, 'passkey-removed');
    return { done: true as const };
  });
}

const lastFactor = () =>
  new HttpError(409, 'last-factor', 'This is your only second factor. Set up another one first, then remove this one.');

/** Logs a change of a member's second factors and e-mails the member, so that an attacker's change is noticed. */
async function recordFactorChange(
  context: Context,
  request: FastifyRequest,
  { account, member }: Pick<StaffLoginState, 'account' | 'member'>,
  change: FactorChange,
): Promise<void> {
  const { settings, now } = context;
  const id = randomUUID();
  const at = now().toISOString();
  await inTransaction(context, async (transaction) => {
    await logAction(context, transaction, {
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
}
