export type Named = { name: string } | { title: string };

/** The name of an entry. An id no longer in the catalogue is shown as words: "brand identity". */
export function nameOf<Id extends string>(catalogue: Readonly<Record<Id, Named>>, id: Id): string {
  if (!Object.hasOwn(catalogue, id)) return id.replace(/^.*:/, '').replaceAll(/[-_]/g, ' ');
  const entry = catalogue[id];
  return 'name' in entry ? entry.name : entry.title;
}

/** The same; null where nothing was chosen or asked. */
export function nameIn<Id extends string>(catalogue: Readonly<Record<Id, Named>>, id: Id | null = null): string | null {
  return id === null ? null : nameOf(catalogue, id);
}

/** The names of several: "Expense Manager, MCD". */
export function namesIn<Id extends string>(catalogue: Readonly<Record<Id, Named>>, ids: readonly Id[]): string {
  return ids.map((id) => nameOf(catalogue, id)).join(', ');
}
