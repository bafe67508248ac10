import {
  address,
  addressWithId,
  contact,
  day,
  email,
  emails,
  type Kind,
  line,
  matching,
  oneOf,
  origin,
  sender,
  wholeNumber,
} from './kinds.ts';

export interface Definition<T> extends Kind<T> {
  /** What it is for, as the README says it. */
  about: string;
  example: string;
  /** The value when it is left out. */
  otherwise: T;
  /** Its value is never printed. */
  confidential: boolean;
}

/** A setting that has a value of its own when it is left out. */
function given<T>(kind: Kind<T>, otherwise: T, about: string, example: string): Definition<T> {
  return { ...kind, otherwise, about, example, confidential: false };
}

/** A setting that is `null` when it is left out. */
function optional<T>(kind: Kind<T>, about: string, example: string): Definition<T | null> {
  return given<T | null>(kind, null, about, example);
}

function confidential<T>(kind: Kind<T>, about: string, example: string): Definition<T | null> {
  return { ...optional(kind, about, example), confidential: true };
}

const secretKey = matching(/^(sk|rk)_(test|live)_\w+$/, 'a secret or restricted key of Stripe');
const publishableKey = matching(/^pk_(test|live)_\w+$/, 'a publishable key of Stripe');
const webhookSecret = matching(/^whsec_\w+$/, 'the signing secret of a Stripe webhook');
const tagManager = matching(/^GTM-[A-Z0-9]+$/, 'a container id of Google Tag Manager');
const hostname = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'the name of a host, without https:// and without a path');
const website = address('a web address', 'http:', 'https:');

/** Every setting there is. All may be left out. */
export const definitions = {
  PORT: given(wholeNumber(0, 65_535), 3000, 'Port to listen on; 0 takes any free one', '3000'),
  HOST: given(line, 'localhost', 'Address to listen on; 0.0.0.0 for every network, as in a container', '0.0.0.0'),
  SITE_URL: optional(
    origin,
    'The address visitors use. Checkout returns there and nowhere else',
    'https://agency.example',
  ),
  DATA_DIR: given(
    line,
    '.data',
    'Folder of the embedded database, of mail on file and of the kept secret',
    '/var/lib/agency',
  ),
  DATABASE_URL: confidential(
    address('the address of a PostgreSQL database', 'postgres:', 'postgresql:'),
    'PostgreSQL 15 or later instead of the embedded SQLite',
    'postgres://agency:password@localhost:5432/agency',
  ),
  STRIPE_SECRET_KEY: confidential(
    secretKey,
    'Takes payments through Stripe instead of the demo checkout',
    'sk_test_51H…',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(publishableKey, "Lets the browser load Stripe's own library", 'pk_test_51H…'),
  STRIPE_WEBHOOK_SECRET: confidential(webhookSecret, 'Proves that an event comes from Stripe', 'whsec_8a…'),
  STRIPE_API_BASE: optional(
    website,
    "Another place than Stripe's own for its API, for tests",
    'http://localhost:12111',
  ),
  CHECKOUT_UI: given(
    oneOf('hosted', 'embedded'),
    'hosted',
    "The card form: on Stripe's page (hosted) or inside our own, at the review step and among the orders of an account (embedded)",
    'embedded',
  ),
  DEMO_PAYMENTS: given(
    oneOf('on', 'off'),
    'off',
    'Allows the demo checkout on a public SITE_URL: orders are marked as paid without a payment. On your own machine it needs no permission',
    'on',
  ),
  STRIPE_CHECKOUT_HOST: optional(
    hostname,
    "Your own domain for Stripe's page, when you have bought one",
    'pay.agency.example',
  ),
  SMTP_URL: confidential(
    address('the address of a mail server', 'smtp:', 'smtps:'),
    'Mail server; without it every mail becomes an .eml file in DATA_DIR/outbox',
    'smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: optional(sender, 'Sender of every mail', 'Trinity Works <hello@agency.example>'),
  AGENCY_EMAIL: optional(
    email,
    'Where notices of orders and bookings go; the address of MAIL_FROM when left out. With an address of its own, Outlook and Google add bookings to its calendar',
    'office@agency.example',
  ),
  SECURITY_CONTACT: optional(
    contact,
    'Where reports of weaknesses go, in /.well-known/security.txt; AGENCY_EMAIL when left out',
    'security@agency.example',
  ),
  AGENCY_NAME: given(line, 'Trinity Works', 'The name of the agency, in mails and on pages', 'Trinity Works'),
  MEETING_URL: optional(
    addressWithId,
    'The video meeting that a booking links to; `{id}` in it becomes another word for each booking',
    'https://meet.google.com/abc-defg-hij',
  ),
  MEETING_METHOD: optional(
    line,
    'The video service that pages and mails name; when left out, the one that MEETING_URL belongs to, and Google Meet without it',
    'Zoom',
  ),
  ADMIN_URL: optional(website, 'The separate site that the Admin Panel button opens', 'https://admin.agency.example'),
  ADMIN_EMAILS: given<readonly string[]>(
    emails,
    [],
    'Who is an admin, by address: once signed in, and once the address is proved',
    'ann@agency.example,ben@agency.example',
  ),
  TAG_MANAGER_ID: optional(
    tagManager,
    'Container of Google Tag Manager: loaded once a visitor allows something, and told of every change',
    'GTM-ABC1234',
  ),
  BETA_ENDS: optional(
    day,
    'Last day of the beta, for the countdown, which goes with it; the prices stay. Ten days after the first start when left out',
    '2027-01-31',
  ),
  COMPANY_NUMBER: optional(line, 'Company registration number in the footer', '123456'),
  VAT_NUMBER: optional(line, 'VAT number in the footer', 'IE1234567A'),
  SECRET: confidential(
    matching(/^.{32,}$/, 'at least 32 characters'),
    'Signs links and sessions; one is made and kept in DATA_DIR when left out. Several servers need the same',
    '9f86d081884c7d659a2feaa0c55ad015',
  ),
  TRUST_PROXY: given(
    wholeNumber(0, 10),
    0,
    'How many reverse proxies stand before the server, for the address of a visitor',
    '1',
  ),
  RATE_LIMIT: given(
    wholeNumber(0, 1_000_000),
    30,
    'Orders a minute from one network, as many bookings, kept quotes and logins; 0, for tests, lifts every limit for networks and accounts',
    '60',
  ),
  LOG_LEVEL: given(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'How much the server writes down',
    'warn',
  ),
};

export type SettingName = keyof typeof definitions;

/** What each setting comes to. */
export type SettingValues = { [Name in SettingName]: (typeof definitions)[Name]['otherwise'] };
