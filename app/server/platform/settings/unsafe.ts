import { keySettings } from '../../../src/domain/cardProviders.ts';
import { isHttps, isPublic, isThisMachine, needsTls } from './addresses.ts';
import type { Settings } from './settings.ts';
import { messagesOf, type Rule } from './settingTypes.ts';

/** Unsafe settings. Each message says what to do. */
export interface Unsafe {
  /** The server doesn't start with these. */
  refusals: string[];
  /** The server starts and prints these. */
  warnings: string[];
}

/** Finds settings that are allowed but would cost money, orders or passwords on a public site. */
export function unsafeSettings(settings: Settings): Unsafe {
  const {
    cardProvider,
    siteUrl,
    demoPayments,
    smtpUrl,
    mailHost,
    trustProxy,
    rateLimit,
    databaseUrl,
    webhookTargets,
    backupBucket,
  } = settings;
  const onPublicSite = isPublic(settings);
  const live = cardProvider?.live ?? false;
  const key = cardProvider?.keySetting;
  const refusals: Rule[] = [
    [
      onPublicSite && !cardProvider && !demoPayments,
      `SITE_URL is ${siteUrl} and ${keySettings} is not set, so orders would be marked as paid without a payment. Set ${keySettings}, or DEMO_PAYMENTS=on to show the site with its demo checkout.`,
    ],
    [
      live && !mailHost,
      `${key} is a live key and SMTP_URL is not set, so receipts and order notices would be written to files and not sent. Set SMTP_URL and MAIL_FROM.`,
    ],
    [
      live && !isHttps(settings),
      `${key} is a live key and SITE_URL does not start with https://, so logins and orders would cross the network unencrypted. Put a proxy with TLS in front of the server and set SITE_URL to its https address.`,
    ],
  ];
  const warnings: Rule[] = [
    [
      onPublicSite && cardProvider !== null && !live,
      `${key} is a test key: orders are marked as paid with test cards, and no money moves. Set the live key to take money.`,
    ],
    [
      onPublicSite && !mailHost,
      'SMTP_URL is not set: e-mail is written to files, so visitors get no receipts, invitations or links to open an account. Set SMTP_URL and MAIL_FROM.',
    ],
    [
      onPublicSite && isHttps(settings) && trustProxy === 0,
      'TRUST_PROXY is 0 and SITE_URL is an https address, so all visitors seem to come from the proxy in front of the server and share one rate limit. Set TRUST_PROXY to the number of proxies, usually 1.',
    ],
    [
      onPublicSite && !isHttps(settings),
      'SITE_URL does not start with https://: logins and orders cross the network unencrypted. Put a proxy with TLS in front of the server.',
    ],
    [
      onPublicSite && rateLimit === 0,
      'RATE_LIMIT is 0: anyone can guess passwords and place orders without limit. Leave it out, or set a number.',
    ],
    [
      hasPasswordInClear(smtpUrl),
      'SMTP_URL ends with requireTLS=false: the password of the mail server may cross the network unencrypted. Remove requireTLS=false, or use smtps://.',
    ],
    [
      hasUncheckedTls(smtpUrl),
      'SMTP_URL ends with tls.rejectUnauthorized=false: another machine can pose as the mail server and read its password. Remove it, and give the mail server a valid certificate.',
    ],
    [
      onPublicSite && webhookTargets === 'any',
      'WEBHOOK_TARGETS is any: owners of the desk can have requests sent into your own network, and webhooks may go unencrypted. Leave it out, unless the receiver is in your network.',
    ],
    [
      isRemoteUnencrypted(databaseUrl),
      'DATABASE_URL leads to another machine without encryption: its password and your orders cross the network unencrypted. Add ?sslmode=verify-full, unless the network is private.',
    ],
    [
      backupBucket !== null && isRemotePlainHttp(backupBucket.endpoint),
      'BACKUP_S3_ENDPOINT does not start with https://: backups, with everything your customers entrusted to you, cross the network unencrypted. Use its https address, unless the network is private.',
    ],
  ];
  return { refusals: messagesOf(refusals), warnings: messagesOf(warnings) };
}

function hasPasswordInClear(smtpUrl: string | null): boolean {
  return smtpUrl !== null && needsTls(smtpUrl) && new URL(smtpUrl).searchParams.get('requireTLS') === 'false';
}

function hasUncheckedTls(smtpUrl: string | null): boolean {
  return smtpUrl !== null && new URL(smtpUrl).searchParams.get('tls.rejectUnauthorized') === 'false';
}

/** A host name without a dot is in a private network, as with containers. */
const isRemote = (hostname: string) => !isThisMachine(hostname) && hostname.includes('.');

function isRemotePlainHttp(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint.replace('{bucket}', 'bucket'));
  return protocol === 'http:' && isRemote(hostname);
}

function isRemoteUnencrypted(databaseUrl: string | null): boolean {
  if (databaseUrl === null) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const [mode, ssl] = ['sslmode', 'ssl'].map((name) => searchParams.get(name));
  // The mode counts where both are given.
  const encrypted = mode
    ? !['disable', 'allow', 'prefer'].includes(mode)
    : ssl !== null && ssl !== '0' && ssl !== 'false';
  return !encrypted && isRemote(hostname);
}
