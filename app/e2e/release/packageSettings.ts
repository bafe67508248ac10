import type { SettingName } from '../../server/platform/settings/definitions.ts';

/** A running package, as far as settings show in it. */
export interface RunningPackage {
  origin: string;
  port: string;
  /** What it has printed, log lines included, and whether its secret is in a file. */
  output: () => string;
  /** One paid order: the request to the card provider, and the receipt with its headers and its invoice. */
  orderOf: () => Promise<{ payment: string; receipt: string }>;
}

/** A setting that changes what a running package says: its value, and a text that contains words with it and not without it. */
export type Shown = readonly [
  name: SettingName,
  value: string,
  shows: (site: RunningPackage) => Promise<string>,
  words: string,
];

async function answer(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers }).catch(() => null);
  if (!response) return 'no answer';
  return `${[...response.headers].map((header) => header.join(': ')).join('\n')}\n\n${await response.text()}`;
}

const page =
  (path: string, headers?: Record<string, string>): Shown[2] =>
  ({ origin }) =>
    answer(origin + path, headers);
const config = page('/api/config');
const payment: Shown[2] = async ({ orderOf }) => (await orderOf()).payment;
const receipt: Shown[2] = async ({ orderOf }) => (await orderOf()).receipt;
const output: Shown[2] = async ({ output }) => output();

const token = 'a-token-of-16-letters';

/**
 * What shows that a setting changes what it says, without a build. Tests of the server prove the others.
 * @param at addresses that a test chooses
 */
export const proofs = (at: { port: string; dataDir: string; stripe: string; smtp: string }): readonly Shown[] => [
  ['HOST', '0.0.0.0', ({ port }) => answer(`http://127.0.0.2:${port}/contact-us`), '<!doctype html>'],
  ['SITE_URL', `http://localhost:${at.port}`, page('/sitemap.xml'), `http://localhost:${at.port}/`],
  ['DATA_DIR', at.dataDir, output, `${at.dataDir}/agency.sqlite`],
  ['STRIPE_SECRET_KEY', 'sk_test_package', payment, 'Bearer sk_test_package'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_package', config, 'pk_test_package'],
  ['STRIPE_API_BASE', at.stripe, payment, new URL(at.stripe).host],
  ['CHECKOUT_UI', 'embedded', config, '"checkoutUi":"embedded"'],
  ['STRIPE_CHECKOUT_HOST', 'pay.agency.example', config, 'pay.agency.example'],
  ['SMTP_URL', at.smtp, receipt, 'by SMTP'],
  ['MAIL_FROM', 'Knot <hello@knot.example>', receipt, 'hello@knot.example'],
  ['AGENCY_EMAIL', 'office@agency.example', page('/contact-us'), 'office@agency.example'],
  ['SECURITY_CONTACT', 'security@agency.example', page('/.well-known/security.txt'), 'security@agency.example'],
  ['AGENCY_NAME', 'Knot & Sons', page('/'), 'Knot &amp; Sons'],
  ['AGENCY_TAGLINE', 'Knots for boats.', page('/llms.txt'), '> Knots for boats.'],
  [
    'AGENCY_LOGO',
    '/pictures/0123456789abcdef01234567-512x512',
    page('/'),
    'src="/pictures/0123456789abcdef01234567-logo.png"',
  ],
  ['CONTACT_PERSON', 'Ann Byrne', page('/contact-us'), 'Ann Byrne'],
  ['CONTACT_ROLE', 'Founder', page('/contact-us'), 'Founder'],
  ['CONTACT_PORTRAIT', '/icon-192.png', page('/contact-us'), 'src="/icon-192.png"'],
  ['MEETING_METHOD', 'Zoom', page('/booking'), 'Zoom'],
  ['TAG_MANAGER_ID', 'GTM-ABC1234', page('/'), 'GTM-ABC1234'],
  ['BETA_ENDS', '2031-01-31', config, '"betaEndsAt":"2031-0'],
  ['COMPANY_NAME', 'Knot Limited', page('/'), 'Knot Limited'],
  ['COMPANY_NUMBER', '654321', page('/contact-us'), '654321'],
  ['COMPANY_ADDRESS', '1 Main Street, Belfast', page('/contact-us'), '1 Main Street'],
  ['COMPANY_COUNTRY', 'GB', page('/'), 'registered in United Kingdom'],
  ['COMPANY_DIRECTORS', 'Ann Byrne, Ben Nolan', page('/'), 'Directors: Ann Byrne, Ben Nolan'],
  ['COMPANY_PHONE', '+44 28 9000 0000', page('/contact-us'), 'tel:+442890000000'],
  ['VAT_NUMBER', 'GB123456789', page('/contact-us'), 'GB123456789'],
  ['VAT', 'included', page('/trinity'), 'All prices include VAT.'],
  ['VAT_RATE', '13.5', receipt, '13.5%'],
  ['BALANCE_DUE', 'delivery', page('/terms'), 'The balance is due when we’ve delivered everything.'],
  ['CANCELLATION', 'before-start', page('/terms'), 'Once we’ve started, we keep the deposit'],
  ['REVISION_ROUNDS', '3', page('/terms'), 'Other work includes 3 rounds of revision.'],
  ['SECRET', 'a-secret-of-more-than-32-characters', output, 'no file has the secret'],
  ['RATE_LIMIT', '7', page('/api/quotes/x'), 'x-ratelimit-limit: 140\n'],
  ['METRICS_TOKEN', token, page('/metrics', { authorization: `Bearer ${token}` }), 'agency_http_requests_total'],
  ['LOG_LEVEL', 'info', output, '"route":"/api/config"'],
];
