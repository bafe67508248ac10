/** Values of the installation, such as the fingerprint of its secret, and counters of daily limits. */
export const installation = [
  `create table installation (
    name text primary key,
    value text not null
  )`,
  `create table daily_counts (
    what text not null,
    whose text not null,
    count integer not null,
    since text not null,
    constraint daily_counts_once primary key (what, whose)
  )`,
  `create table write_checks (
    id text primary key,
    filler text not null
  )`,
] as const;
