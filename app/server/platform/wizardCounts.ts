import type { WizardId } from '../../src/domain/wizard/wizardIds.ts';
import { type Context, today } from './context.ts';

/** Adds to today's counts of a wizard. */
export async function addToCounts(
  context: Pick<Context, 'database' | 'now' | 'opening'>,
  wizard: WizardId,
  { opened = 0, saved = 0 }: { opened?: number; saved?: number },
): Promise<void> {
  await context.database
    .insertInto('wizard_counts')
    .values({ day: today(context), wizard, opened, saved })
    .onConflict((conflict) =>
      conflict.columns(['day', 'wizard']).doUpdateSet(({ eb }) => ({
        opened: eb('wizard_counts.opened', '+', opened),
        saved: eb('wizard_counts.saved', '+', saved),
      })),
    )
    .execute();
}
