import { definitions, type SettingName, type SettingValues } from './definitions.ts';

const mode = (key: string) => (key.includes('_live_') ? 'live' : 'test');

/** Settings that are right one by one and wrong together. Each finding says what to do. */
export function contradictions(values: SettingValues): string[] {
  const found: string[] = [];
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, CHECKOUT_UI, SITE_URL } = values;
  if (!STRIPE_SECRET_KEY) {
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      if (values[name])
        found.push(
          `${name} is set and STRIPE_SECRET_KEY is not. Set both for Stripe, or neither for the demo checkout.`,
        );
    }
  }
  if (CHECKOUT_UI === 'embedded' && !(STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY)) {
    found.push(
      'CHECKOUT_UI=embedded needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY. Set both, or leave CHECKOUT_UI out.',
    );
  }
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && mode(STRIPE_SECRET_KEY) !== mode(STRIPE_PUBLISHABLE_KEY)) {
    found.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different kinds. Use two test keys or two live keys.',
    );
  }
  if (STRIPE_SECRET_KEY && mode(STRIPE_SECRET_KEY) === 'live') {
    if (!STRIPE_WEBHOOK_SECRET) {
      found.push(
        'STRIPE_SECRET_KEY is a live key, so STRIPE_WEBHOOK_SECRET is needed: without it a payment could pass unnoticed.',
      );
    }
    if (!SITE_URL)
      found.push('STRIPE_SECRET_KEY is a live key, so SITE_URL is needed: buyers return to it after paying.');
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    found.push(
      'SMTP_URL is set and MAIL_FROM is not. Mail servers refuse mail without a sender of theirs: set MAIL_FROM.',
    );
  }
  return found;
}

const families = /^(STRIPE|CHECKOUT|SMTP)_/;
const ofOthers = new Set(['STRIPE_API_KEY', 'STRIPE_DEVICE_NAME', 'STRIPE_CLI_TELEMETRY_OPTOUT']);
/** Shorter names are too like other programs' to be called misspelt. */
const shortest = 7;

/** Names that look like a setting and are none, each with the nearest that is one. */
export function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(definitions) as SettingName[];
  return names.flatMap((name) => {
    if (known.some((one) => one === name) || ofOthers.has(name) || name.length < shortest) return [];
    const family = families.exec(name)?.[0];
    const relatives = family ? known.filter((one) => one.startsWith(family)) : known;
    const nearest = relatives.reduce((best, one) => (distance(name, one) < distance(name, best) ? one : best));
    if (!family && distance(name, nearest) > 2) return [];
    return [`${name} is not a setting. Did you mean ${nearest}?`];
  });
}

/** Edit distance of Levenshtein. */
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
