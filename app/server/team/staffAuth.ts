import { randomInt } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { BetterAuthOptions } from 'better-auth/minimal';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type AuthLibraryOptions, authTables, ownPasswords, quiet } from '../accounts/authLibrary.ts';
import { describeDevice } from '../accounts/device.ts';
import { isHttps } from '../platform/settings/settings.ts';
import { acceptCodesOnce } from './acceptCodesOnce.ts';
import { recordLogin } from './members.ts';

/** How long a login lasts, in seconds. */
const loginLifetime = 12 * 3600;

/** The library's tables for the team. It shares the visitors' account table; its sessions have a table of their own. */
export const staffTables = {
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
export const staffPlugins = (rpID: string, origin: string | null, name: string) => [
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
