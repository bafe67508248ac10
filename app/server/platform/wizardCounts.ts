import { wizardIds } from '../../src/domain/wizard/wizardIds.ts';
import type { Database } from './db/open.ts';

/** What is counted of each wizard. */
export type Counted = 'opened' | 'saved' | 'ordered' | 'paid';

/** Counts one more of a wizard. @param wizard of a selection: what isn't sold in a wizard isn't counted @param day "2026-11-30" */
export async function countWizard(database: Database, wizard: string, what: Counted, day: string): Promise<void> {
  const known = wizardIds.find((id) => id === wizard);
  if (!known) return;
  await database
    .insertInto('wizard_counts')
    .values({ day, wizard: known, opened: 0, saved: 0, ordered: 0, paid: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'wizard']).doUpdateSet(({ eb }) => ({ [what]: eb(`wizard_counts.${what}`, '+', 1) })),
    )
    .execute();
}
