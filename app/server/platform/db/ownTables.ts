import type { CardProviderId } from '../../../src/domain/cardProviders.ts';
import type { WizardId } from '../../../src/domain/wizard/wizardIds.ts';
import { integer, type KeptAs, type Row, table, text } from './table.ts';

/** A counter of a daily limit. */
export const dailyCounts = table({
  keptAs: 'day',
  columns: {
    /** The name of the limit. */
    what: text('none', 'not null'),
    /** HMAC of the address or network that is counted. */
    whose: text('internal', 'not null'),
    count: integer('none', 'not null'),
    /** When it started; a day later it starts again. */
    since: text('none', 'not null'),
  },
  constraints: ['constraint daily_counts_once primary key (what, whose)'],
});

/** A probe row, written and deleted to check that the database is writable. */
export const writeChecks = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    filler: text('none', 'not null'),
  },
});

/** Values of the installation as a whole. */
export const installation = table({
  keptAs: null,
  columns: {
    name: text('none', 'primary key').of<
      'secret' | 'backup' | 'backup-failure' | 'bucket' | 'bucket-failure' | `${CardProviderId}-webhook`
    >(),
    /**
     * For `secret`: its fingerprint, an HMAC. For `backup`: when the last one was made. For `backup-failure`: when the server
     * failed to make one since then, and why, as JSON. `bucket` and `bucket-failure` are the same for the backup that was copied
     * to the bucket. For `stripe-webhook` and others: when a card provider's last event arrived.
     */
    value: text('none', 'not null'),
  },
});
export type InstallationRow = Row<typeof installation>;

/** How often wizards were opened, quotes saved in them, payments begun and orders paid, by where visitors came from, without anything about who did. */
export const wizardCounts = table({
  keptAs: null,
  columns: {
    /** "2026-11-30", in the agency's time zone. */
    day: text('none', 'not null'),
    wizard: text('none', 'not null').of<WizardId>(),
    /** As `sourceOf` has it; empty where it isn't told, as of a payment, which comes later. */
    source: text('none', 'not null'),
    opened: integer('none', 'not null'),
    saved: integer('none', 'not null'),
    ordered: integer('none', 'not null'),
    paid: integer('none', 'not null'),
  },
  constraints: ['constraint wizard_counts_key primary key (day, wizard, source)'],
});

/** The searchable text of each row of a list. Written by triggers, in the transaction that changes the row. */
const searchOf = <const Kept extends KeptAs>(keptAs: Kept) =>
  table({
    keptAs,
    isDerived: true,
    columns: {
      /** The row's number in the index. */
      number: integer('none', 'not null'),
      /** Of the row in the list. */
      id: text('internal', 'not null unique'),
      /** Folded: lower case, without accents. */
      text: text('internal', 'not null'),
    },
  });

export const ordersSearch = searchOf('paidOrders');
export const messagesSearch = searchOf('messages');
export const offersSearch = searchOf('offers');
export const outboxSearch = searchOf('mails');

/** A person by e-mail address: all names given with it, and the last contact. Written by triggers. */
export const peopleSearch = table({
  keptAs: 'paidOrders',
  isDerived: true,
  columns: {
    ...ordersSearch.columns,
    /** Separated by spaces. */
    names: text('internal', 'not null'),
    last_at: text('internal', 'not null'),
  },
});
export type PersonSearchRow = Row<typeof peopleSearch>;
