import { createHmac } from 'node:crypto';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '../platform/db/open.ts';

/** How many steps the auth library accepts before and after the current one. */
const acceptedSteps = [-1, 0, 1];

/**
 * For the auth library: accepts each code of an authenticator app once, and none of an earlier step after it. A used code
 * becomes a wrong one, which the library counts and refuses.
 */
export const acceptCodesOnce = (database: Database) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/two-factor/verify-totp') return;
    const session = await getSessionFromCtx(ctx);
    const challenge = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
    const accountId =
      session?.user.id ?? (challenge && (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value);
    const app =
      accountId &&
      (await database.selectFrom('staff_codes').selectAll().where('account_id', '=', accountId).executeTakeFirst());
    if (!app) return;
    const secret = Buffer.from(await symmetricDecrypt({ key: ctx.context.secretConfig, data: app.secret }));
    const now = currentStep();
    const step = acceptedSteps.map((steps) => now + steps).find((at) => hotp(secret, at) === ctx.body.code);
    if (step === undefined) return;
    const { numUpdatedRows } = await database
      .updateTable('staff_codes')
      .set({ last_step: step })
      .where('id', '=', app.id)
      .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { context: { body: { ...ctx.body, code: '' } } };
  });

/** How long a code of an authenticator app is shown, in milliseconds. */
const stepMilliseconds = 30_000;

/** The current time step by the system clock, as the auth library counts it. */
export const currentStep = () => Math.floor(Date.now() / stepMilliseconds);

/** The code of a time step (RFC 4226 and 6238): SHA-1, six digits. */
export function hotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
