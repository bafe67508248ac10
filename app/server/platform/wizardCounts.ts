import type { FastifyRequest } from 'fastify';
import { otherSource, sourceOf, visitHeader } from '../../src/domain/visitSource.ts';
import { wizardIds } from '../../src/domain/wizard/wizardIds.ts';
import type { Database } from './db/open.ts';
import type { Settings } from './settings/settings.ts';

/** What is counted of each wizard. */
export type Counted = 'opened' | 'saved' | 'ordered' | 'paid';

/** How many sources are told apart in a day: all further ones are "other". */
const maxSources = 20;

/** Where a visit came from, as it is counted; empty where visits aren't counted. @param told in a body, or else in the header */
export function visitOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { countVisits }: Pick<Settings, 'countVisits'>,
  told = String(headers[visitHeader] ?? ''),
): string {
  return countVisits ? sourceOf(told) : '';
}

/** Whether a source is counted by itself on a day. */
async function hasRoomFor(database: Database, source: string, day: string): Promise<boolean> {
  const sources = await database
    .selectFrom('wizard_counts')
    .select('source')
    .distinct()
    .where('day', '=', day)
    .where('source', '!=', '')
    .execute();
  return sources.length < maxSources || sources.some((row) => row.source === source);
}

/**
 * Counts one more of a wizard.
 * @param wizard of a selection: what isn't sold in a wizard isn't counted
 * @param day "2026-11-30"
 * @param source of the visit; empty if it isn't known
 */
export async function countWizard(
  database: Database,
  wizard: string,
  what: Counted,
  day: string,
  source = '',
): Promise<void> {
  const known = wizardIds.find((id) => id === wizard);
  if (!known) return;
  const isToldApart = source === '' || (await hasRoomFor(database, source, day));
  await database
    .insertInto('wizard_counts')
    .values({
      day,
      wizard: known,
      source: isToldApart ? source : otherSource,
      opened: 0,
      saved: 0,
      ordered: 0,
      paid: 0,
      [what]: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'wizard', 'source'])
        .doUpdateSet(({ eb }) => ({ [what]: eb(`wizard_counts.${what}`, '+', 1) })),
    )
    .execute();
}
