import type { SettingName } from '../../server/settings/definitions.ts';

/** A running package, as far as settings show in it. */
export interface RunningPackage {
  origin: string;
  port: string;
  /** What it has printed, log lines included, and whether its secret is in a file. */
  output: () => string;
  /** One paid order: the request to the card provider, and the receipt with its headers and its invoice. */
  orderOf: () => Promise<{ payment: string; receipt: string }>;
}

/** A setting that changes what a running package says. */
export interface Shown {
  value: string;
  /** A text of the package that contains `words` with the setting, and not without it. */
  shows: (site: RunningPackage) => Promise<string>;
  words: string;
}

async function answer(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers }).catch(() => null);
  if (!response) return 'no answer';
  return `${[...response.headers].map((header) => header.join(': ')).join('\n')}\n\n${await response.text()}`;
}

const page =
  (path: string, headers?: Record<string, string>): Shown['shows'] =>
  ({ origin }) =>
    answer(origin + path, headers);
const config = page('/api/config');
const payment: Shown['shows'] = async ({ orderOf }) => (await orderOf()).payment;
const receipt: Shown['shows'] = async ({ orderOf }) => (await orderOf()).receipt;
const output: Shown['shows'] = async ({ output }) => output();

const token = 'a-token-of-16-letters';

/**
 * What shows that a setting changes what it says, without a build. Tests of the server prove the others.
 * @param at addresses that a test chooses
 */
export const proofs = (at: {
  port: string;
  dataDir: string;
  stripe: string;
  smtp: string;
}): Readonly<Partial<Record<SettingName, Shown>>> => ({
  HOST: {
    value: '0.0.0.0',
    shows: ({ port }) => answer(`http://127.0.0.2:${port}/contact-us`),
    words: '<!doctype html>',
  },
  SITE_URL: {
    value: `http://localhost:${at.port}`,
    shows: page('/sitemap.xml'),
    words: `http://localhost:${at.port}/`,
  },
  DATA_DIR: { value: at.dataDir, shows: output, words: `${at.dataDir}/agency.sqlite` },
  STRIPE_SECRET_KEY: { value: 'sk_test_package', shows: payment, words: 'Bearer sk_test_package' },
  STRIPE_PUBLISHABLE_KEY: { value: 'pk_test_package', shows: config, words: 'pk_test_package' },
  STRIPE_API_BASE: { value: at.stripe, shows: payment, words: new URL(at.stripe).host },
  CHECKOUT_UI: { value: 'embedded', shows: config, words: '"checkoutUi":"embedded"' },
  STRIPE_CHECKOUT_HOST: { value: 'pay.agency.example', shows: config, words: 'pay.agency.example' },
  SMTP_URL: { value: at.smtp, shows: receipt, words: 'by SMTP' },
  MAIL_FROM: { value: 'Knot <hello@knot.example>', shows: receipt, words: 'hello@knot.example' },
  AGENCY_EMAIL: { value: 'office@agency.example', shows: page('/contact-us'), words: 'office@agency.example' },
  SECURITY_CONTACT: {
    value: 'security@agency.example',
    shows: page('/.well-known/security.txt'),
    words: 'security@agency.example',
  },
  AGENCY_NAME: { value: 'Knot & Sons', shows: page('/'), words: 'Knot &amp; Sons' },
  MEETING_METHOD: { value: 'Zoom', shows: page('/booking'), words: 'Zoom' },
  TAG_MANAGER_ID: { value: 'GTM-ABC1234', shows: page('/'), words: 'GTM-ABC1234' },
  BETA_ENDS: { value: '2031-01-31', shows: config, words: '"betaEndsAt":"2031-0' },
  COMPANY_NAME: { value: 'Knot Limited', shows: page('/'), words: 'Knot Limited' },
  COMPANY_NUMBER: { value: '654321', shows: page('/contact-us'), words: '654321' },
  COMPANY_ADDRESS: { value: '1 Main Street, Belfast', shows: page('/'), words: '1 Main Street' },
  COMPANY_COUNTRY: { value: 'GB', shows: page('/'), words: 'registered in United Kingdom' },
  COMPANY_DIRECTORS: { value: 'Ann Byrne, Ben Nolan', shows: page('/'), words: 'Directors: Ann Byrne, Ben Nolan' },
  COMPANY_PHONE: { value: '+44 28 9000 0000', shows: page('/contact-us'), words: 'tel:+442890000000' },
  VAT_NUMBER: { value: 'GB123456789', shows: page('/contact-us'), words: 'GB123456789' },
  VAT: { value: 'included', shows: page('/trinity'), words: 'All prices include VAT.' },
  VAT_RATE: { value: '13.5', shows: receipt, words: '13.5%' },
  BALANCE_DUE: {
    value: 'delivery',
    shows: page('/terms'),
    words: 'The balance is due when we’ve delivered everything.',
  },
  CANCELLATION: {
    value: 'before-start',
    shows: page('/terms'),
    words: 'Once we’ve started, we keep the deposit',
  },
  REVISION_ROUNDS: { value: '3', shows: page('/terms'), words: 'Other work includes 3 rounds of revision.' },
  SECRET: { value: 'a-secret-of-more-than-32-characters', shows: output, words: 'no file has the secret' },
  RATE_LIMIT: { value: '7', shows: page('/api/quotes/x'), words: 'x-ratelimit-limit: 140\n' },
  METRICS_TOKEN: {
    value: token,
    shows: page('/metrics', { authorization: `Bearer ${token}` }),
    words: 'agency_http_requests_total',
  },
  LOG_LEVEL: { value: 'info', shows: output, words: '"route":"/api/config"' },
});
