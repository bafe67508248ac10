import type { StaffPerson } from '../../src/domain/contract/staff/people.ts';
import type { Database } from '../platform/db/open.ts';
import { actorNames } from '../team/names.ts';
import type { FollowUpRow } from './table.ts';

/** The follow-ups of a person's addresses, those that are still to be done first. */
export const followUpsOf = (database: Database, addresses: readonly string[]): Promise<FollowUpRow[]> =>
  database
    .selectFrom('follow_ups')
    .selectAll()
    .where('address', 'in', addresses)
    .orderBy(({ eb, fn }) => fn.coalesce('done_at', eb.val('')))
    .orderBy('due_on')
    .execute();

/** The next of a person's follow-ups, for their page; null when nothing is to be done. */
export async function nextFollowUp(
  database: Database,
  [next]: readonly FollowUpRow[],
): Promise<StaffPerson['followUp']> {
  if (!next || next.done_at !== null) return null;
  const { id, due_on, assignee, note, version } = next;
  const who = assignee === null ? null : { id: assignee, name: (await actorNames(database))(assignee) };
  return { id, dueOn: due_on, assignee: who, note, version };
}
