import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthOptions } from 'better-auth/minimal';
import { betterAuth } from 'better-auth/minimal';
import type { FastifyBaseLogger } from 'fastify';
import { retention } from '../../src/domain/retention.ts';
import type { Database } from '../platform/db/open.ts';
import { isHttps } from '../platform/settings/addresses.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { describeDevice } from './device.ts';
import { hashPassword, isPassword } from './password/hash.ts';

export interface AuthLibraryOptions {
  settings: Settings;
  database: Database;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Session lifetime with "remember me", in seconds. */
export const rememberedLifetime = retention.logins.days * 24 * 3600;

/** Session lifetime without "remember me", in milliseconds; it also ends with the browser. */
const unrememberedLifetime = 24 * 3_600_000;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Maps the library's tables and columns to ours. */
export const authTables = {
  user: { modelName: 'accounts', fields: { emailVerified: 'email_verified', ...times } },
  session: {
    modelName: 'account_sessions',
    fields: {
      userId: 'account_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...times,
    },
  },
  account: {
    modelName: 'account_credentials',
    fields: {
      userId: 'account_id',
      providerId: 'provider',
      accountId: 'provider_account',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...times,
    },
  },
  verification: { modelName: 'account_verifications', fields: { expiresAt: 'expires_at', ...times } },
} satisfies BetterAuthOptions;

/** Passwords by our own rules and hashes. */
export const ownPasswords = {
  emailAndPassword: {
    enabled: true,
    disableSignUp: true,
    requireEmailVerification: true,
    // Our own rules check the length.
    minPasswordLength: 1,
    maxPasswordLength: 100_000,
    password: { hash: hashPassword, verify: isPassword },
  },
} satisfies BetterAuthOptions;

/** Switches off what our code does itself, and sends the library's errors to our log. @param where its name in the log */
export const quiet = (log: AuthLibraryOptions['log'], where: string) =>
  ({
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its messages may contain e-mail addresses; the error itself doesn't.
      log: (_level, _message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        log.error(error ? { err: error } : {}, `${where}: the auth library reports an error`);
      },
    },
  }) satisfies BetterAuthOptions;

/**
 * better-auth checks passwords and manages sessions. Its own routes aren't exposed: our routes validate body and origin, call
 * it, and word the answers.
 */
export function createAuthLibrary({ settings, database, now, log }: AuthLibraryOptions) {
  return betterAuth({
    ...authTables,
    appName: settings.agencyName,
    secret: settings.secret,
    ...(settings.siteUrl ? { baseURL: settings.siteUrl, trustedOrigins: [settings.siteUrl] } : {}),
    // Our tables store instants as text and flags as numbers on PostgreSQL too, which the library does for SQLite only.
    database: kyselyAdapter(database, { type: 'sqlite' }),
    ...ownPasswords,
    session: {
      ...authTables.session,
      expiresIn: rememberedLifetime,
      updateAge: 24 * 3600,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const device = { userAgent: describeDevice(session.userAgent ?? ''), createdAt: now(), updatedAt: now() };
            const forgetful = context?.context.authCookies.dontRememberToken.name;
            const forget = forgetful && (await context.getSignedCookie(forgetful, context.context.secret));
            const soon = new Date(Date.now() + unrememberedLifetime);
            return { data: { ...session, ...device, ...(forget && { expiresAt: soon }) } };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'agency',
      useSecureCookies: isHttps(settings),
      ipAddress: { disableIpTracking: true },
      // Our migrations create the tables; a test compares them with the library's schema.
      database: { validateSchema: false },
    },
    ...quiet(log, 'accounts'),
  });
}

type AuthLibrary = ReturnType<typeof createAuthLibrary>;

declare module '../platform/context.ts' {
  interface Context {
    /** The auth library of the site's accounts. */
    auth: AuthLibrary;
  }
}
