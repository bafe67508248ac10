import { type CheckedCatalogue, type Finding, when } from './finding.ts';

/** The texts that the rows of each table should have. */
const wanted = {
  services: ['name', 'description', 'benefits'],
  brandPackages: ['name', 'description', 'features', 'deliveryTime'],
  campaignPackages: ['name', 'description', 'features', 'deliveryTime'],
  trinityOptions: ['name', 'description', 'features', 'benefits'],
  tiers: ['name', 'description', 'features', 'deliveryTime'],
  industries: ['name', 'examples'],
  solutionTypes: ['name', 'description', 'features'],
  goals: ['title', 'description'],
  upsells: ['title'],
  platforms: ['title', 'features'],
  solutions: ['title', 'description', 'features'],
  dashboards: ['title', 'description', 'features'],
  paths: ['title', 'description', 'features', 'buttonText'],
} as const satisfies Partial<Record<keyof CheckedCatalogue, readonly string[]>>;

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0;

/** One finding for each field missing in some rows. Its name lists the rows, so that another one is a new finding. */
function missing(table: string, rows: Readonly<Record<string, object>>, field: string): readonly Finding[] {
  const ids = Object.entries(rows)
    .filter(([, row]) => isEmpty(Object.entries(row).find(([name]) => name === field)?.[1]))
    .map(([id]) => id);
  return when(
    ids.length > 0,
    `missing-text ${table} ${field}: ${ids.join(', ')}`,
    `${table} has rows without ${field}: ${ids.join(', ')}.`,
  );
}

function unproven({ goals }: CheckedCatalogue): readonly Finding[] {
  return Object.entries(goals).flatMap(([id, { title, claim }]) =>
    when(claim !== undefined, `unproven-claim ${id}`, `${title}: "${claim}" has no source.`),
  );
}

/** Missing texts and unproven claims. */
export function textFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  const tables = Object.entries(wanted) as [keyof typeof wanted, readonly string[]][];
  return [
    ...tables.flatMap(([table, fields]) => fields.flatMap((field) => missing(table, catalogue[table], field))),
    ...unproven(catalogue),
  ];
}
