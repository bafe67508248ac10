import { providers } from '../payments/providers.ts';
import { definitions, type SettingName, type SettingValues } from './definitions.ts';
import { messagesOf, type Rule } from './settingTypes.ts';

/** Settings that are valid alone but not together. Each message says what to do. */
export function contradictions(values: SettingValues): string[] {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = values;
  const withoutBucket = (
    ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_PREFIX', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const
  ).map(
    (name): Rule => [
      bucket === null && Boolean(values[name]),
      `${name} is set and BACKUP_S3_BUCKET is not. Name the bucket for backups, or remove ${name}.`,
    ],
  );
  const withoutPerson = (['CONTACT_ROLE', 'CONTACT_PORTRAIT'] as const).map(
    (name): Rule => [
      values.CONTACT_PERSON === null && values[name] !== null,
      `${name} is set and CONTACT_PERSON is not. Name the person, or remove ${name}.`,
    ],
  );
  const rules: Rule[] = [
    ...Object.values(providers).flatMap((provider) => ofCardProvider(provider, values)),
    ...withoutBucket,
    ...withoutPerson,
    [
      bucket !== null && (keyId === null || secret === null),
      'BACKUP_S3_BUCKET needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET: a key that may list, read, write and delete there.',
    ],
    [
      bucket !== null && values.DATABASE_URL !== null,
      'BACKUP_S3_BUCKET and DATABASE_URL are both set, and the server backs up SQLite only. Remove BACKUP_S3_…, and store what pg_dump writes yourself.',
    ],
    [
      values.SMTP_URL !== null && !values.MAIL_FROM,
      'SMTP_URL is set and MAIL_FROM is not. Mail servers reject e-mail from an unknown sender: set MAIL_FROM.',
    ],
  ];
  return messagesOf(rules);
}

const known = Object.keys(definitions) as SettingName[];
const familyOf = (name: string) => `${name.split('_')[0]}_`;

function ofCardProvider(provider: (typeof providers)[keyof typeof providers], values: SettingValues): Rule[] {
  const { name, keySetting, webhookSecretSetting } = provider;
  const key = values[keySetting];
  const live = key !== null && provider.isLive(key);
  const others = known.filter((one) => one !== keySetting && familyOf(one) === familyOf(keySetting));
  return [
    ...others.map(
      (one): Rule => [
        key === null && values[one] !== null,
        `${one} is set and ${keySetting} is not. Set both for ${name}, or neither for the demo checkout.`,
      ],
    ),
    [
      key !== null && values.DEMO_PAYMENTS,
      `DEMO_PAYMENTS=on and ${keySetting} are both set. Remove DEMO_PAYMENTS to take payments through ${name}, or the ${name} settings for the demo checkout.`,
    ],
    [
      live && values[webhookSecretSetting] === null,
      `${keySetting} is a live key, so ${webhookSecretSetting} is needed: without it a payment could pass unnoticed.`,
    ],
    [
      live && values.SITE_URL === null,
      `${keySetting} is a live key, so SITE_URL is needed: buyers return to it after paying.`,
    ],
    ...provider.contradictions(values),
  ];
}

/** The names that begin like these are ours, however they go on. */
const families = ['CHECKOUT', 'SMTP', ...Object.values(providers).map(({ keySetting }) => keySetting)].map(familyOf);
const ofOthers = new Set(['STRIPE_API_KEY', 'STRIPE_DEVICE_NAME', 'STRIPE_CLI_TELEMETRY_OPTOUT']);
/** Shorter names may be settings of other programs. */
const shortest = 7;
/** How many letters a misspelt name gets wrong at most, unless its start tells that it is ours. */
const typos = 2;

/** Messages about misspelt settings, each with the most similar name. */
export function misspelt(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.some((one) => one === name) || ofOthers.has(name) || name.length < shortest) return [];
    const family = families.find((one) => name.startsWith(one));
    const isNear = (one: string) => (family ? one.startsWith(family) : Math.abs(one.length - name.length) <= typos);
    const [nearest] = known
      .filter(isNear)
      .map((one) => ({ one, wrong: distance(name, one) }))
      .sort((a, b) => a.wrong - b.wrong);
    if (!nearest || (!family && nearest.wrong > typos)) return [];
    return [`${name} is not a setting. Did you mean ${nearest.one}?`];
  });
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const swapped = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
