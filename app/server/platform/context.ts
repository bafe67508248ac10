import type { LookupAddress } from 'node:dns';
import type { FastifyBaseLogger } from 'fastify';
import { readClock } from '../../src/domain/booking/clock.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { CatalogueData } from '../../src/domain/catalogue/schema.ts';
import type { DeskSettings } from '../../src/domain/staff/deskSettings.ts';
import type { WrittenDiscounts } from '../../src/domain/staff/discounts.ts';
import type { PageTexts } from '../../src/domain/staff/pageTexts.ts';
import type { WrittenProfiles } from '../../src/domain/staff/profiles.ts';
import type { OwnPostFacts, OwnProjectFacts } from '../../src/domain/text/post.ts';
import type { TermsRow } from '../checkout/table.ts';
import type { SingleKind } from '../published/table.ts';
import type { Changes } from './changes/changes.ts';
import type { Database } from './db/open.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Settings } from './settings/settings.ts';
import type { Site } from './site/site.ts';

/** What owners publish from the desk, by its kind. */
export interface PublishedData {
  catalogue: CatalogueData;
  settings: DeskSettings;
  pages: PageTexts;
  discounts: WrittenDiscounts;
  profiles: WrittenProfiles;
}

/** What is in force of a kind, with the number of its version: 0 is what the site came with. */
export interface Version<Data> {
  version: number;
  data: Data;
}

/** A post or a project that is shown, without its text. */
export interface ShownArticle<Facts> {
  key: string;
  version: number;
  facts: Facts;
}

/** What is in force. Of the posts and projects the newest is first; while they are null, the site shows its samples. */
export type Published = { [Kind in SingleKind]: Version<PublishedData[Kind]> } & {
  posts: Version<readonly ShownArticle<OwnPostFacts>[] | null>;
  projects: Version<readonly ShownArticle<OwnProjectFacts>[] | null>;
};

/**
 * Everything a route or a job needs from its surroundings. Built once at start, by `buildServer`. Subjects add what only
 * they know, such as their auth library, by declaration merging.
 */
export interface Context {
  settings: Settings;
  database: Database;
  /** The current time; tests set it. */
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** The built pages and files. */
  site: Site;
  /** The terms that orders are placed by. */
  terms: Pick<TermsRow, 'version' | 'since'>;
  paymentProvider: PaymentProvider;
  /**
   * When consultations take place by the catalogue. The team may have changed all but the time zone and the length: use
   * `currentOpening` for the current hours.
   */
  opening: Opening;
  /** What is sold, and for how much, from now on. */
  catalogue: Catalogue;
  /** What is in force of all that owners publish. */
  published: Published;
  /** Sells and shows something else from now on, on all pages. */
  apply: (published: Published) => Promise<void>;
  /** Applies what was published, by this server or another one. */
  refreshPublished: () => Promise<void>;
  /** Wakes the mail worker. Call it once the transaction with the e-mail is committed. */
  wakeMailWorker: () => Promise<void>;
  /** Wakes the webhook worker, in the same way. */
  wakeWebhookWorker: () => Promise<void>;
  /** Reports changes in the database, for live updates. */
  changes: Changes;
  /** Finds the IP addresses of a webhook's host; a stub in tests. */
  resolveHost: (hostname: string) => Promise<readonly LookupAddress[]>;
}

/** An instant as it is stored: ISO 8601, in UTC. */
export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The instant so many milliseconds after a time. */
export const after = (time: Date, milliseconds: number): string => instant(time.getTime() + milliseconds);

/** Today's date in the agency's time zone: "2026-11-20". */
export function today({ now, opening }: Pick<Context, 'now' | 'opening'>): string {
  return readClock(now().getTime(), opening.timeZone).day;
}
