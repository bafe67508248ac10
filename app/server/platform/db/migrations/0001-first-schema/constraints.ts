/**
 * Issued invoices, sent offers and the words of the terms are never changed. And PostgreSQL rejects overlapping calls of one host, also
 * from servers with other opening hours: SQLite needs no constraint, as its transactions run one after another.
 */
export const constraints = (isPostgres: boolean) => (isPostgres ? inPostgres : inSqlite);

const refusals = [
  { name: 'invoices_stay', event: 'update on invoices', says: 'An issued invoice is never changed.' },
  {
    name: 'terms_stay',
    event: 'update of version, document on terms',
    says: 'The words of a version of the terms are never changed.',
  },
  { name: 'offer_versions_stay', event: 'update on offer_versions', says: 'A sent offer is never changed.' },
] as const;

const inSqlite = refusals.map(
  ({ name, event, says }) => `create trigger ${name} before ${event} begin select raise(abort, '${says}'); end`,
);

const inPostgres = [
  ...refusals.flatMap(({ name, event, says }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${says}'; end $$`,
    `create trigger ${name} before ${event} for each row execute function ${name}()`,
  ]),
  // Instants are texts of equal length in UTC, so they sort by time. In these ranges, every time follows the id of the host.
  'create type instant_range as range (subtype = text, collation = "C")',
  `alter table bookings add constraint bookings_apart exclude using gist
    (instant_range(host_id || ' ' || starts_at, host_id || ' ' || ends_at) with &&) where (status = 'booked')`,
];
