import { join, resolve } from 'node:path';
import { meetingOf } from '../../../src/domain/booking/meeting.ts';
import { minutesOf } from '../../../src/domain/booking/slots.ts';
import { brandingOf } from '../../../src/domain/logo.ts';
import type { ContactPerson, RenderedSite } from '../../../src/domain/publicSite.ts';
import { type Seller, sellerContact, sellerLine } from '../../../src/domain/seller.ts';
import type { DeskSettings } from '../../../src/domain/staff/deskSettings.ts';
import { contactSettings, noProfiles, type WrittenProfiles } from '../../../src/domain/staff/profiles.ts';
import { balanceDueSentence, type TermsChoices } from '../../../src/domain/terms.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { camelCase } from '../../../src/domain/words.ts';
import { cardProviderIn } from '../payments/providers.ts';
import { siteOrigin } from './addresses.ts';
import { contradictions, misspelt } from './contradictions.ts';
import { type Definition, definitions, type SettingName, type SettingValues } from './definitions.ts';
import { type Environment, readEnvironment, SettingsError, storedSecret } from './environment.ts';

/** The bucket that gets a copy of each nightly backup. */
export interface BucketSettings {
  /** Without a slash at its end; may contain `{bucket}`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before the name of each object: "agency/", or nothing. */
  prefix: string;
  keyId: string;
  secret: string;
}

/** Where OpenTelemetry traces go. */
export interface TracingSettings {
  /** Without a slash at its end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
}

const isSet = ([, text]: [string, string | undefined]) => text?.trim();

/**
 * Reads and validates all settings. Relative folders start at the working directory of the command.
 * @param secretOf the secret when SECRET isn't set; by default the one stored in DATA_DIR, generated at the first start
 * @param onDesk what applies where the environment sets nothing
 * @throws SettingsError with all problems at once
 */
export function readSettings(
  environment: Environment = readEnvironment(),
  secretOf: (dataDir: string) => string = storedSecret,
  onDesk: DeskSettings = {},
) {
  const values = readValues({ ...onDesk, ...Object.fromEntries(Object.entries(environment).filter(isSet)) });
  const folder = environment.INIT_CWD ?? process.cwd();
  const dataDir = resolve(folder, values.DATA_DIR);
  const seller = sellerOf(values);
  const mailFrom = values.MAIL_FROM ?? { name: values.AGENCY_NAME, address: 'hello@localhost' };
  return {
    ...byProperty(values),
    /** What they were read from, without what was published on the desk. */
    environment,
    dataDir,
    /** Minutes after midnight; null for never. */
    backupTime: values.BACKUP_TIME === 'off' ? null : minutesOf(values.BACKUP_TIME),
    backupDir: values.BACKUP_DIR ? resolve(folder, values.BACKUP_DIR) : join(dataDir, 'backups'),
    /** Null to keep backups in that folder only. */
    backupBucket: bucketSettings(values),
    /** The one that takes payments; null for the demo checkout. */
    cardProvider: cardProviderIn(values),
    mailFrom,
    /** What sends e-mails; null while they are written to files. */
    mailHost: values.SMTP_URL && new URL(values.SMTP_URL).host,
    agencyEmail: seller.email ?? mailFrom.address,
    /** URL for security reports: `mailto:` or `https:`. */
    securityContact: values.SECURITY_CONTACT ?? (seller.email && `mailto:${seller.email}`),
    /** Who answers; null for the agency alone. */
    contactPerson: contactPersonOf(values),
    /** The video service for consultations. */
    meeting: meetingOf(values.MEETING_METHOD, values.MEETING_URL),
    /** The company that sells. */
    seller,
    vatRates: { rate: values.VAT_RATE, changes: values.VAT_RATE_CHANGES },
    /** What the agency decides about its terms. */
    terms: termsOf(values),
    secret: values.SECRET ?? secretOf(dataDir),
    /** Null for no traces. */
    tracing: tracingSettings(values),
  };
}

type Property<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Property<Rest>>}`
  : Lowercase<Name>;

/** Every setting as a property: `SITE_URL` is `siteUrl`. */
const byProperty = (values: SettingValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value])) as {
    [Name in SettingName as Property<Name>]: SettingValues[Name];
  };

/** The settings of this installation. What owners publish on the desk is applied to this object while the server runs. */
export type Settings = ReturnType<typeof readSettings>;

/** The settings as they are with what owners have published on the desk. @throws SettingsError */
export const withDeskSettings = (
  { environment, secret }: Settings,
  onDesk: DeskSettings,
  profiles: WrittenProfiles = noProfiles,
): Settings => readSettings(environment, () => secret, { ...onDesk, ...contactSettings(profiles, environment) });

/**
 * The settings that are rendered into pages; none is secret.
 * @param terms the version in force, and since when in words; null without a database
 */
export function siteOf(settings: Settings, terms: { version: string; since: string } | null = null) {
  const { seller, vat, terms: choices, meeting, contactPerson } = settings;
  const { name, email, phone, address, companyNumber, vatNumber, country } = seller;
  return {
    name,
    email,
    phone,
    address,
    companyNumber,
    vatNumber,
    country,
    vat,
    meeting,
    contactPerson,
    vatSentence: vatSentence(vat),
    terms: choices,
    balanceDue: balanceDueSentence(choices),
    showsClaims: settings.claims !== 'hidden',
    termsVersion: terms?.version ?? null,
    origin: siteOrigin(settings),
    tagline: settings.agencyTagline,
    ...brandingOf(settings.agencyLogo, name),
    seller: sellerLine(seller),
    contact: sellerContact(seller),
    termsSince: terms?.since ?? 'the first start',
  };
}

/** The same from environment variables alone, without a database. @throws SettingsError */
export const publicSite = (environment?: Environment): RenderedSite => ({
  ...siteOf(readSettings(environment, () => '')),
  takesDiscountCodes: false,
  people: [],
  team: [],
});

/** The file of the embedded database. */
export function databaseFile({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'agency.sqlite');
}

/** Where e-mails are written without a mail server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox');
}

/** The e-mail address is the public one, without a default. */
function sellerOf(values: SettingValues): Seller {
  return {
    name: values.AGENCY_NAME,
    legalName: values.COMPANY_NAME,
    address: values.COMPANY_ADDRESS,
    country: values.COMPANY_COUNTRY,
    companyNumber: values.COMPANY_NUMBER,
    directors: values.COMPANY_DIRECTORS,
    vatNumber: values.VAT_NUMBER,
    phone: values.COMPANY_PHONE,
    email: values.AGENCY_EMAIL ?? values.MAIL_FROM?.address ?? null,
  };
}

const contactPersonOf = ({
  CONTACT_PERSON: name,
  CONTACT_ROLE: role,
  CONTACT_PORTRAIT: portrait,
}: SettingValues): ContactPerson | null => (name === null ? null : { name, role, portrait });

const termsOf = (values: SettingValues): TermsChoices => ({
  balanceDue: values.BALANCE_DUE,
  cancellation: values.CANCELLATION,
  revisionRounds: values.REVISION_ROUNDS,
});

function tracingSettings(values: SettingValues): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === null) return null;
  return {
    endpoint: endpoint.href.replace(/\/$/, ''),
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
  };
}

function bucketSettings(values: SettingValues): BucketSettings | null {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = values;
  // Settings without one of them are refused.
  if (bucket === null || keyId === null || secret === null) return null;
  const { BACKUP_S3_REGION: region, BACKUP_S3_PREFIX: prefix } = values;
  const endpoint = values.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region,
    bucket,
    prefix: prefix === '' ? '' : prefix.replace(/\/?$/, '/'),
    keyId,
    secret,
  };
}

function readValues(environment: Environment): SettingValues {
  const problems = misspelt(Object.keys(environment));
  const read = (name: SettingName): unknown => {
    const text = environment[name]?.trim();
    const definition: Definition<unknown> = definitions[name];
    if (!text) return definition.defaultValue;
    const value = definition.parse(text);
    if (value === undefined) {
      const shown = definition.confidential ? 'the value given' : `"${text}"`;
      problems.push(`${name}: ${shown} is not ${definition.expects}. Example: ${name}=${definition.example}`);
    }
    return value;
  };
  const names = Object.keys(definitions) as SettingName[];
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as SettingValues;
  if (problems.length === 0) problems.push(...contradictions(values));
  if (problems.length > 0) throw new SettingsError(problems);
  return values;
}

/** The database in use, without its password. */
export function databaseWords(settings: Settings): string {
  if (!settings.databaseUrl) return `SQLite, ${databaseFile(settings)}`;
  const { host, pathname } = new URL(settings.databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}
