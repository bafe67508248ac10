import { createHmac, randomInt } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type AuthLibraryOptions, authTables, ownPasswords, quiet } from '../accounts/authLibrary.ts';
import { describeDevice } from '../accounts/device.ts';
import type { Database } from '../platform/db/open.ts';
import { isHttps } from '../platform/settings/addresses.ts';
import { recordLogin } from './members.ts';

/** How long a login lasts, in seconds. */
const loginLifetime = 12 * 3600;

/** The library's tables for the team. It shares the visitors' account table; its sessions have a table of their own. */
const staffTables = {
  ...authTables,
  session: {
    ...authTables.session,
    modelName: 'staff_sessions',
    additionalFields: {
      provenAt: { type: 'string', required: false, input: false, fieldName: 'proven_at' },
    },
  },
} satisfies BetterAuthOptions;

/** Endpoints that verify a second factor. */
const secondFactorPaths = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/** The refusal of a new passkey that didn't verify its user: it could never log in. */
export const userNotVerified = {
  code: 'USER_NOT_VERIFIED',
  message:
    'This passkey didn’t check that it’s you, so it wasn’t added. Use one with a fingerprint, face, PIN or screen lock. On a security key, set a PIN first.',
};

/** None is taken for another on paper. */
const codeSigns = '23456789abcdefghjkmnpqrstuvwxyz';

const hyphenated = (signs: string) => `${signs.slice(0, 5)}-${signs.slice(5)}`;

/** Ten codes of ten signs, "k7m2p-9xtwb". */
const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () =>
    hyphenated(Array.from({ length: 10 }, () => codeSigns[randomInt(codeSigns.length)]).join('')),
  );

/** A recovery code as it was typed from paper: in capitals, with spaces, without its hyphen. */
export const tidyRecoveryCode = (typed: string): string => hyphenated(typed.toLowerCase().replaceAll(/[^a-z\d]/g, ''));

/** The library's plugins with our names of tables and columns. */
const staffPlugins = (rpID: string, origin: string | null, name: string) => [
  twoFactor({
    issuer: name,
    backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'staff_codes',
        fields: {
          userId: 'account_id',
          backupCodes: 'recovery_codes',
          failedVerificationCount: 'failed_attempts',
          lockedUntil: 'locked_until',
        },
      },
    },
  }),
  passkey({
    rpID,
    rpName: name,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // A passkey counts as both factors, so the device must have verified its user.
    registration: {
      afterVerification: async ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw new APIError('BAD_REQUEST', userNotVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
      },
    },
    schema: {
      passkey: {
        modelName: 'staff_passkeys',
        fields: {
          userId: 'account_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  }),
];

/**
 * The auth library for the desk, with its plugins for second factors. Its cookies are separate from those of the site's
 * accounts. They are also sent to the desk's pages, whose HTML has the first rows of the lists. Its own routes aren't exposed.
 */
export function createStaffAuth({ settings, database, now, log }: AuthLibraryOptions) {
  const { siteUrl, agencyName, secret } = settings;
  const rpID = siteUrl ? new URL(siteUrl).hostname : 'localhost';
  return betterAuth({
    ...staffTables,
    appName: agencyName,
    secret,
    ...(siteUrl ? { baseURL: siteUrl, trustedOrigins: [siteUrl] } : {}),
    // SQLite's column types on PostgreSQL too: see authLibrary.ts.
    database: kyselyAdapter(database, { type: 'sqlite' }),
    plugins: staffPlugins(rpID, siteUrl, `${agencyName} desk`),
    ...ownPasswords,
    session: { ...staffTables.session, expiresIn: loginLifetime, disableSessionRefresh: true },
    hooks: { before: acceptCodesOnce(database) },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const proven = secondFactorPaths.has(context?.path ?? '');
            if (proven) await recordLogin(database, session.userId, now());
            return {
              data: {
                ...session,
                userAgent: describeDevice(session.userAgent ?? ''),
                createdAt: now(),
                updatedAt: now(),
                provenAt: proven ? now().toISOString() : null,
              },
            };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'staff',
      useSecureCookies: isHttps(settings),
      defaultCookieAttributes: { path: '/', sameSite: 'strict' },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    ...quiet(log, 'the desk'),
  });
}

type StaffAuth = ReturnType<typeof createStaffAuth>;

declare module '../platform/context.ts' {
  interface Context {
    /** The auth library of the desk. */
    staffAuth: StaffAuth;
  }
}

/** How many steps the auth library accepts before and after the current one. */
const acceptedSteps = [-1, 0, 1];

/**
 * For the auth library: accepts each code of an authenticator app once, and none of an earlier step after it. A used code
 * becomes a wrong one, which the library counts and refuses.
 */
const acceptCodesOnce = (database: Database) =>
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
