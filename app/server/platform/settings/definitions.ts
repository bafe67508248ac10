import { balanceDues, cancellations } from '../../../src/domain/terms.ts';
import type { VatRates } from '../../../src/domain/vat.ts';
import {
  address,
  addressWith,
  contact,
  country,
  datedRates,
  day,
  email,
  emails,
  headerList,
  hoursAhead,
  iban,
  line,
  login,
  matching,
  oneOf,
  onOrOff,
  origin,
  percent,
  phone,
  picture,
  type SettingType,
  sender,
  timeOrOff,
  wholeNumber,
} from './settingTypes.ts';

export interface Definition<T> extends SettingType<T> {
  /** What it is for, as in app/docs/settings.md. */
  about: string;
  example: string;
  defaultValue: T;
  /** Its value is never printed. */
  confidential: boolean;
  /** How an owner changes it on the desk; left out for what only the environment sets. */
  onDesk?: OnDesk;
}

/** A setting in an owner's words. */
export interface OnDesk {
  /** The heading above it. */
  part: string;
  label: string;
  hint: string;
  /** What each of its values means, where they are few. */
  choices?: Readonly<Record<string, string>> | undefined;
}

function withDefault<T>(type: SettingType<T>, defaultValue: T, about: string, example: string): Definition<T> {
  return { ...type, defaultValue, about, example, confidential: false };
}

/** A setting without a default: `null` when it is left out. */
function optional<T>(type: SettingType<T>, about: string, example: string): Definition<T | null> {
  return withDefault<T | null>(type, null, about, example);
}

function confidential<T>(type: SettingType<T>, about: string, example: string): Definition<T | null> {
  return { ...optional(type, about, example), confidential: true };
}

/**
 * A setting that owners may change on the desk, too: neither a secret nor about the machine.
 * @param choices what each of its values means, where they are few
 */
const onDesk = <T>(
  part: string,
  label: string,
  hint: string,
  definition: Definition<T>,
  choices?: OnDesk['choices'],
): Definition<T> => ({ ...definition, onDesk: { part, label, hint, choices } });

const secretKey = matching(/^(sk|rk)_(test|live)_\w+$/, 'a secret or restricted key of Stripe');
const publishableKey = matching(/^pk_(test|live)_\w+$/, 'a publishable key of Stripe');
const webhookSecret = matching(/^whsec_\w+$/, 'the signing secret of a Stripe webhook');
const tagManager = matching(/^GTM-[A-Z0-9]+$/, 'a container id of Google Tag Manager');
const hostname = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'the name of a host, without https:// and without a path');
const website = address('a web address', 'http:', 'https:');
const page: SettingType<string> = { ...website, parse: (text) => website.parse(text)?.href };

/** What a reminder of a payment asks, in the owner's words. */
const reminder = (when: string, example: string) =>
  onDesk(
    'Transfers',
    `Your words, ${when}`,
    'What the reminder asks, below the amount, the order and the day. Left empty, it asks politely.',
    optional(line, `What the reminder of a payment asks ${when}, in your words`, example),
  );

/** All settings. Each may be left out. */
export const definitions = {
  PORT: withDefault(wholeNumber(0, 65_535), 3000, 'Port to listen on; 0 picks any free one', '3000'),
  HOST: withDefault(
    line,
    'localhost',
    'Address to listen on; 0.0.0.0 for every network interface, as in a container',
    '0.0.0.0',
  ),
  SITE_URL: optional(origin, 'Public address of the site. Checkout returns only there', 'https://agency.example'),
  DATA_DIR: withDefault(
    line,
    '.data',
    'Folder for the SQLite database, e-mails written to files, and the generated secret',
    '/var/lib/agency',
  ),
  DATABASE_URL: confidential(
    login('the address of a PostgreSQL database', 'postgres:', 'postgresql:'),
    'PostgreSQL database, version 15 or later, instead of SQLite',
    'postgres://agency:password@localhost:5432/agency',
  ),
  BACKUP_TIME: withDefault(
    timeOrOff,
    '03:00',
    'When the server backs up its SQLite database every day, in the agency’s time zone; `off` for never',
    '23:30',
  ),
  BACKUP_DIR: optional(
    line,
    'Folder for backups, preferably on another disk; defaults to DATA_DIR/backups',
    '/mnt/backups/agency',
  ),
  BACKUP_S3_BUCKET: optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
    'Bucket that also gets each nightly backup, at any service that speaks S3’s protocol',
    'agency-backups',
  ),
  BACKUP_S3_ENDPOINT: optional(
    addressWith('bucket'),
    'Address of that service; Amazon’s in BACKUP_S3_REGION by default. `{bucket}` in it is replaced by the bucket’s name, for services that want it in the host',
    'https://fsn1.your-objectstorage.com',
  ),
  BACKUP_S3_REGION: withDefault(
    matching(/^[a-z0-9-]+$/, 'the name of a region'),
    'us-east-1',
    'Region of the bucket. Services without regions take the default',
    'eu-west-1',
  ),
  BACKUP_S3_PREFIX: withDefault(
    matching(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'a path without a slash before it'),
    '',
    'Folder in the bucket, if other things are kept there too',
    'agency',
  ),
  BACKUP_S3_KEY_ID: confidential(
    line,
    'Key that may list, read, write and delete in the bucket',
    'AKIAIOSFODNN7EXAMPLE',
  ),
  BACKUP_S3_SECRET: confidential(line, 'Secret of that key', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'),
  STRIPE_SECRET_KEY: confidential(
    secretKey,
    'Takes payments through Stripe instead of the demo checkout',
    'sk_test_51H…',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(publishableKey, 'Lets the browser load Stripe’s own library', 'pk_test_51H…'),
  STRIPE_WEBHOOK_SECRET: confidential(webhookSecret, 'Verifies that webhook events come from Stripe', 'whsec_8a…'),
  STRIPE_API_BASE: optional(website, 'Another base URL for the Stripe API, for tests', 'http://localhost:12111'),
  CHECKOUT_UI: withDefault(
    oneOf('hosted', 'embedded'),
    'hosted',
    'Where the card form is: on Stripe’s page (hosted), or on this site at the review step and with an account’s orders (embedded)',
    'embedded',
  ),
  DEMO_PAYMENTS: withDefault(
    onOrOff,
    false,
    'Allows the demo checkout, which marks orders as paid without a payment, on a public SITE_URL. Not needed on localhost',
    'on',
  ),
  STRIPE_CHECKOUT_HOST: optional(
    hostname,
    'Your custom domain for Stripe Checkout, if you have one',
    'pay.agency.example',
  ),
  SMTP_URL: confidential(
    login('the address of a mail server', 'smtp:', 'smtps:'),
    'Mail server. Without it, every e-mail is written to DATA_DIR/outbox as an .eml file',
    'smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: optional(sender, 'Sender of every e-mail', 'Trinity Works <hello@agency.example>'),
  AGENCY_EMAIL: onDesk(
    'Company',
    'E-mail address',
    'Where customers reach you; it also gets the notices of orders and bookings.',
    optional(
      email,
      'Receives notices of orders and bookings; defaults to the address in MAIL_FROM. If the two differ, Outlook and Google add bookings to its calendar',
      'office@agency.example',
    ),
  ),
  SECURITY_CONTACT: optional(
    contact,
    'Contact for security reports in /.well-known/security.txt; defaults to AGENCY_EMAIL',
    'security@agency.example',
  ),
  AGENCY_NAME: onDesk(
    'Company',
    'Name of the agency',
    'On pages, in e-mails and in the terms.',
    withDefault(line, 'Trinity Works', 'Name of the agency, in e-mails and on pages', 'Trinity Works'),
  ),
  AGENCY_TAGLINE: onDesk(
    'Company',
    'Tagline',
    'What you do, in a sentence: below the name at the end of each page, and for search engines.',
    withDefault(
      line,
      'Brand, website and business systems for small companies in Ireland.',
      'What the agency does, in a sentence: below its name at the end of each page, and for search engines',
      'Websites and shops for Clare.',
    ),
  ),
  AGENCY_LOGO: onDesk(
    'Company',
    'Logo',
    'On pages, in icons and on invoices. It has to be seen on white, without an empty margin; save a drawing in SVG as PNG. If it is at least twice as wide as high, it stands alone: let it contain the name.',
    optional(
      picture,
      'Logo in place of the knot that the site came with, on pages, in icons, and on invoices: the address of a picture that was added under Settings at the desk',
      '/pictures/0123456789abcdef01234567-512x512',
    ),
  ),
  CONTACT_PERSON: optional(
    line,
    'Name of the person who answers, on the pages about contact, calls and orders, and below e-mails. Without it, it is who answers by Profiles on the desk, or the agency alone',
    'Ann Byrne',
  ),
  CONTACT_ROLE: optional(line, 'Role of that person', 'Founder'),
  CONTACT_PORTRAIT: optional(
    matching(/^(\/[\w.-]+)+\.(avif|jpe?g|png|webp)$/, 'the path of a picture on this site'),
    'Square portrait of that person: the path of a file in app/public. Without it, pages show initials',
    '/ann-byrne.webp',
  ),
  ANSWER_HOURS: onDesk(
    'Company',
    'Messages are answered within, in open hours',
    'As the contact page says. 8 is a working day; 0 promises nothing.',
    withDefault(
      wholeNumber(0, 80),
      8,
      'Open hours within which you answer messages, as the contact page and its confirmation say; 0 to promise nothing',
      '4',
    ),
  ),
  MEETING_URL: onDesk(
    'Consultations',
    'Address of the video meeting',
    'With {id} in it, each booking gets a word of its own there.',
    optional(
      addressWith('id'),
      'Video meeting that a booking links to; `{id}` in it is replaced by a different word for each booking',
      'https://meet.google.com/abc-defg-hij',
    ),
  ),
  MEETING_METHOD: onDesk(
    'Consultations',
    'Video service',
    'As pages and e-mails call it. Left empty, it follows from the address.',
    optional(
      line,
      'Video service named on pages and in e-mails; defaults to the service of MEETING_URL, or Google Meet',
      'Zoom',
    ),
  ),
  REMINDER_HOURS: onDesk(
    'Consultations',
    'Reminders, in hours before',
    'Separated by commas; “off” for none.',
    withDefault<readonly number[]>(
      hoursAhead,
      [1, 24],
      'Hours before a consultation at which the visitor gets a reminder by e-mail, separated by commas; `off` for none',
      '2,48',
    ),
  ),
  ADMIN_URL: optional(
    page,
    'Separate site that the Admin Panel button opens, instead of the built-in desk at /desk',
    'https://admin.agency.example',
  ),
  ADMIN_EMAILS: withDefault<readonly string[]>(
    emails,
    [],
    'E-mail addresses of admins, separated by commas; each needs an account with a verified address. They are owners on the desk',
    'ann@agency.example,ben@agency.example',
  ),
  WEBHOOK_TARGETS: withDefault(
    oneOf('public', 'any'),
    'public',
    'Where the desk’s webhooks may go: to public https addresses, or to any, also by http and within your own network. `any` also lets it read calendars within your network',
    'any',
  ),
  CALENDAR_CLOSE_HOURS: onDesk(
    'Consultations',
    'Close bookings after hours without a calendar',
    'When a calendar of the team can’t be read for so long. Left empty, bookings stay open.',
    optional(
      wholeNumber(1, 720),
      'Hours after which a calendar of the team that can’t be read closes bookings. Without it, bookings stay open, with the busy times that were last read',
      '12',
    ),
  ),
  TAG_MANAGER_ID: optional(
    tagManager,
    'Google Tag Manager container. It loads after a visitor has allowed something, and is notified of every change',
    'GTM-ABC1234',
  ),
  BETA_ENDS: onDesk(
    'Pages',
    'Last day of the beta',
    'Pages count down to it, and the offer goes with it. Prices stay the same. Left empty, visitors see no countdown.',
    optional(
      day,
      'Last day of the countdown to the end of the beta; prices stay the same. Without it, there is no countdown; only on your own machine, without a public SITE_URL, there is one of ten days from the first start',
      '2027-01-31',
    ),
  ),
  CLAIMS: onDesk(
    'Pages',
    'Claims to prove',
    'Figures that only you can prove: how many businesses trust you, and what a goal saves.',
    optional(
      oneOf('proven', 'hidden'),
      'Whether you can prove the figures about your agency that pages show (`proven`): how many businesses trust it, and what a goal saves. `hidden` removes them from every page. Left out, they are shown, and `pnpm go-live` asks',
      'hidden',
    ),
    { proven: 'Shown: we can prove them', hidden: 'Hidden on every page' },
  ),
  COMPANY_NAME: onDesk(
    'Company',
    'Registered name',
    'If it differs from the name of the agency.',
    optional(line, 'Name of the company as registered, if it differs from AGENCY_NAME', 'Trinity Works Limited'),
  ),
  COMPANY_NUMBER: onDesk(
    'Company',
    'Registration number',
    'Invoices need it unless they state VAT.',
    optional(
      line,
      'Company registration number; a sole trader’s is that of the business name. Invoices need it unless they state VAT',
      '123456',
    ),
  ),
  COMPANY_ADDRESS: onDesk(
    'Company',
    'Registered office',
    'In one line, its parts separated by commas: invoices write each in a line.',
    optional(
      line,
      'Registered office, in one line; on invoices each part between commas gets its own line',
      '1 Main Street, Dublin 2, D02 XY45',
    ),
  ),
  COMPANY_COUNTRY: onDesk(
    'Company',
    'Country of registration',
    'Its two letters, such as IE for Ireland.',
    withDefault(country, 'IE', 'Country where the company is registered and has its office', 'IE'),
  ),
  COMPANY_DIRECTORS: onDesk(
    'Company',
    'Directors',
    'Separated by commas.',
    optional(line, 'Directors, separated by commas', 'Ann Byrne, Ben Nolan'),
  ),
  COMPANY_PHONE: onDesk(
    'Company',
    'Phone number',
    'On pages, in the terms and on invoices.',
    optional(phone, 'Phone number of the company', '+353 1 234 5678'),
  ),
  VAT_NUMBER: onDesk(
    'VAT',
    'VAT number',
    'Invoices state VAT once this and the choice below are set.',
    optional(line, 'VAT number', 'IE1234567A'),
  ),
  VAT: onDesk(
    'VAT',
    'Prices and VAT',
    'What pages and invoices say. It changes no total and no charge.',
    optional(
      oneOf('included', 'excluded', 'none'),
      'Whether the prices include VAT, as pages then say: `included`, `excluded`, or `none` if you charge none. It changes no total and no charge; with `excluded` only businesses can order',
      'included',
    ),
    {
      included: 'Prices include VAT',
      excluded: 'VAT comes on top; only businesses can order',
      none: 'We charge no VAT',
    },
  ),
  VAT_RATE: onDesk(
    'VAT',
    'Rate in percent',
    'On invoices.',
    withDefault(
      percent,
      23,
      'VAT in percent, on invoices. They state it once VAT and VAT_NUMBER are set; with `excluded` it comes on top of the prices, and is to be paid by transfer',
      '13.5',
    ),
  ),
  VAT_RATE_CHANGES: onDesk(
    'VAT',
    'Later rates',
    'Each with its first day, separated by commas. An invoice takes the rate of the day of its payment.',
    withDefault<VatRates['changes']>(
      datedRates,
      [],
      'Later rates, separated by commas, each with the day from which it replaces VAT_RATE: `day:percent`. An invoice takes the rate of the day of its payment',
      '2027-01-01:21,2028-07-01:23',
    ),
  ),
  IBAN: onDesk(
    'Transfers',
    'IBAN',
    'E-mails and pages that ask for a payment name it, with the reference to give.',
    optional(
      iban,
      'Account for payments by transfer. E-mails and pages that ask for a payment then name it, with the reference to give',
      'IE64 IRCE 9205 0112 3456 78',
    ),
  ),
  PAYMENT_DAYS: onDesk(
    'Transfers',
    'Days to pay',
    'For the first part, once an offer is accepted. Reminders go out three days before the last day, and one and seven days after it.',
    withDefault(
      wholeNumber(1, 90),
      14,
      'Within how many days a customer who accepts an offer has to pay the first part. Reminders go out three days before that day, and one and seven days after it',
      '7',
    ),
  ),
  PAYMENT_REMINDER_BEFORE: reminder('three days before the last day', 'If you’ve just paid, thank you!'),
  PAYMENT_REMINDER_AFTER: reminder('a day after the last day', 'Could you pay it this week?'),
  PAYMENT_REMINDER_AGAIN: reminder('a week after the last day', 'Please pay it by Friday, or call us.'),
  BALANCE_DUE: onDesk(
    'Terms',
    'The balance is due',
    'As terms, quotes and receipts say.',
    withDefault(
      oneOf(...balanceDues),
      'agreed',
      'When the balance of an order is due, as terms, quotes and receipts say: `agreed` in writing for each order, before the `start`, or on `delivery`',
      'delivery',
    ),
    { agreed: 'As agreed in writing for each order', start: 'Before the work starts', delivery: 'On delivery' },
  ),
  CANCELLATION: onDesk(
    'Terms',
    'Who cancels gets back',
    'By the terms.',
    withDefault(
      oneOf(...cancellations),
      'work-done',
      'What a customer who cancels gets back, by the terms: payment for work not done yet (`work-done`); or everything before the start, and later all but the deposit (`before-start`)',
      'before-start',
    ),
    {
      'work-done': 'What was paid for work not done yet',
      'before-start': 'Everything before the start; later all but the deposit',
    },
  ),
  REVISION_ROUNDS: onDesk(
    'Terms',
    'Rounds of revision',
    'In work whose package names none. Left empty, they are agreed for each order.',
    optional(
      wholeNumber(1, 20),
      'Rounds of revision in work whose package names none, by the terms. If unset, they are agreed for each order',
      '2',
    ),
  ),
  TERMS_CONFIRMED: onDesk(
    'Terms',
    'Read by your lawyer on',
    'The day on which a lawyer had read the terms and what pages say about a consumer’s right to withdraw, and what Health lists was settled. Health tells you when the terms change after it.',
    optional(
      day,
      'The day on which a lawyer had read the terms and the words about a consumer’s right to withdraw. Left out, `pnpm go-live` and Health on the desk list what is to be settled; later they tell when the terms have changed since',
      '2026-12-01',
    ),
  ),
  SECRET: confidential(
    matching(/^.{32,}$/, 'at least 32 characters'),
    'Signs links and sessions. If unset, one is generated and kept in DATA_DIR. Several servers need the same secret',
    '9f86d081884c7d659a2feaa0c55ad015',
  ),
  TRUST_PROXY: withDefault(
    wholeNumber(0, 10),
    0,
    'Number of reverse proxies in front of the server, for finding a visitor’s IP address',
    '1',
  ),
  RATE_LIMIT: withDefault(
    wholeNumber(0, 1_000_000),
    30,
    'Orders per minute from one network; bookings, saved quotes and logins are each limited to the same number. Free times, and each kind of page that is made for its visitor, are limited to 20 times as many. 0, for tests, lifts every limit per network and account',
    '60',
  ),
  METRICS_TOKEN: confidential(
    matching(/^[\w~+/=.-]{16,}$/, 'at least 16 letters, digits or signs'),
    'Offers metrics for Prometheus at /metrics to clients that send this bearer token. Without it, there are none',
    '2b7e151628aed2a6abf7158809cf4f3c',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    website,
    'Collector that gets OpenTelemetry traces by OTLP over HTTP. Without it, there are none',
    'http://localhost:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: confidential(
    headerList,
    'Headers for the collector, such as a key',
    'authorization=Bearer%20abc',
  ),
  OTEL_SERVICE_NAME: withDefault(line, 'agency-site', 'Name of the site in its traces', 'agency-site'),
  COUNT_VISITS: withDefault(
    onOrOff,
    true,
    'Counts how often the page of each wizard is opened and what led there, by day, without anything about who does; the desk shows it under Numbers',
    'off',
  ),
  WARM_UP: withDefault(
    onOrOff,
    true,
    'Renders and compresses all pages after the start, which takes about ten seconds of one processor core; off: each page when it is first asked for',
    'off',
  ),
  LOG_LEVEL: withDefault(oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info', 'How much the server logs', 'warn'),
};

export type SettingName = keyof typeof definitions;

/** The value of each setting. */
export type SettingValues = { [Name in SettingName]: (typeof definitions)[Name]['defaultValue'] };
