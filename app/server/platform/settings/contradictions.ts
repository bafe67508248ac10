import { definitions, type SettingName, type SettingValues } from './definitions.ts';

/** Whether a rule is violated, and the message with what to do. */
type Rule = [violated: boolean, message: string];

const mode = (key: string) => (key.includes('_live_') ? 'live' : 'test');

/** Settings that are valid alone but not together. Each message says what to do. */
export function contradictions(values: SettingValues): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable, CHECKOUT_UI, SITE_URL, SMTP_URL } = values;
  const live = key !== null && mode(key) === 'live';
  const needless = (
    ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE', 'STRIPE_CHECKOUT_HOST'] as const
  ).map(
    (name): Rule => [
      !key && values[name] !== null,
      `${name} is set and STRIPE_SECRET_KEY is not. Set both for Stripe, or neither for the demo checkout.`,
    ],
  );
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
    ...needless,
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
      key !== null && values.DEMO_PAYMENTS === 'on',
      'DEMO_PAYMENTS=on and STRIPE_SECRET_KEY are both set. Remove DEMO_PAYMENTS to take payments through Stripe, or the Stripe settings for the demo checkout.',
    ],
    [
      CHECKOUT_UI === 'embedded' && !(key && publishable),
      'CHECKOUT_UI=embedded needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY. Set both, or leave CHECKOUT_UI out.',
    ],
    [
      key !== null && publishable !== null && mode(key) !== mode(publishable),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different kinds. Use two test keys or two live keys.',
    ],
    [
      live && !values.STRIPE_WEBHOOK_SECRET,
      'STRIPE_SECRET_KEY is a live key, so STRIPE_WEBHOOK_SECRET is needed: without it a payment could pass unnoticed.',
    ],
    [live && !SITE_URL, 'STRIPE_SECRET_KEY is a live key, so SITE_URL is needed: buyers return to it after paying.'],
    [
      SMTP_URL !== null && !values.MAIL_FROM,
      'SMTP_URL is set and MAIL_FROM is not. Mail servers reject e-mail from an unknown sender: set MAIL_FROM.',
    ],
  ];
  return rules.filter(([violated]) => violated).map(([, message]) => message);
}

const families = /^(STRIPE|CHECKOUT|SMTP)_/;
const ofOthers = new Set(['STRIPE_API_KEY', 'STRIPE_DEVICE_NAME', 'STRIPE_CLI_TELEMETRY_OPTOUT']);
/** Shorter names may be settings of other programs. */
const shortest = 7;
/** How many letters a misspelt name gets wrong at most, unless its start tells that it is ours. */
const typos = 2;

/** Messages about misspelt settings, each with the most similar name. */
export function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(definitions) as SettingName[];
  return names.flatMap((name) => {
    if (known.some((one) => one === name) || ofOthers.has(name) || name.length < shortest) return [];
    const family = families.exec(name)?.[0];
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
