'use server';

/** Every entry of a form, by name and value, in the order sent. */
export type Entries = readonly (readonly [string, string])[];

/** Returns what has arrived, without the entries that React adds. */
export async function send(_: Entries, form: FormData): Promise<Entries> {
  return [...form].flatMap(([name, value]) =>
    typeof value !== 'string' || name.startsWith('$ACTION') ? [] : [[name, value] as const],
  );
}
