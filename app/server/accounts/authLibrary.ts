import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthOptions } from 'better-auth/minimal';
import { betterAuth } from 'better-auth/minimal';
import type { FastifyBaseLogger } from 'fastify';
import { retention } from '../../src/domain/retention.ts';
import type { Database } from '../db/open.ts';
import { isHttps, type Settings } from '../settings.ts';
import { deviceOf } from './device.ts';
import { hashPassword, isPassword } from './password/hash.ts';

export interface AuthLibraryOptions {
  settings: Settings;
  database: Database;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Seconds for which somebody stays signed in who wants to be remembered. Others: until the browser closes, a day at most. */
export const rememberedFor = retention.logins.days * 24 * 3600;

/** Milliseconds after which a session ends at the latest that was not to be remembered. */
const forgottenAfter = 24 * 3_600_000;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** The tables of the library, by our names. */
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

/**
 * The library that checks passwords and keeps sessions. Its answers are ours to word, and its addresses are closed: what
 * it does is called from our own routes, which have checked body and origin before.
 */
export function createAuthLibrary({ settings, database, now, log }: AuthLibraryOptions) {
  return betterAuth({
    ...authTables,
    appName: settings.agencyName,
    secret: settings.secret,
    ...(settings.siteUrl ? { baseURL: settings.siteUrl, trustedOrigins: [settings.siteUrl] } : {}),
    // Our tables hold instants as texts and flags as numbers on PostgreSQL too, as the library does on SQLite alone.
    database: kyselyAdapter(database, { type: 'sqlite' }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      // What is long enough, and what is too long, our own rule says in words.
      minPasswordLength: 1,
      maxPasswordLength: 100_000,
      password: { hash: hashPassword, verify: isPassword },
    },
    session: {
      ...authTables.session,
      expiresIn: rememberedFor,
      updateAge: 24 * 3600,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const device = { userAgent: deviceOf(session.userAgent ?? ''), createdAt: now(), updatedAt: now() };
            const forgetful = context?.context.authCookies.dontRememberToken.name;
            const forget = forgetful && (await context.getSignedCookie(forgetful, context.context.secret));
            const soon = new Date(Date.now() + forgottenAfter);
            return { data: { ...session, ...device, ...(forget && { expiresAt: soon }) } };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'agency',
      useSecureCookies: isHttps(settings),
      ipAddress: { disableIpTracking: true },
      // Our migrations make the tables, and a test holds them against the library.
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its sentences may hold addresses; an error's own words and place do not.
      log: (_level, _message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        log.error(error ? { err: error } : {}, 'accounts: the library reports an error');
      },
    },
  });
}

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;
