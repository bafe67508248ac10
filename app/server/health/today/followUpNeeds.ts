import { maxNeeds, type Need } from '../../../src/domain/contract/staff/today.ts';
import { type Context, today } from '../../platform/context.ts';
import { actorNames } from '../../team/names.ts';

/** Whom the team gets back to today, or should have before, the longest due first, and their number. */
export async function followUpNeeds(context: Context): Promise<{ needs: Need[]; count: number }> {
  const { database } = context;
  const due = database.selectFrom('follow_ups').where('done_at', 'is', null).where('due_on', '<=', today(context));
  const [rows, { n }, nameOf] = await Promise.all([
    due.selectAll().orderBy('due_on').orderBy('id').limit(maxNeeds).execute(),
    due.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    actorNames(database),
  ]);
  const needs = rows.map(({ address, due_on, assignee, note }) => ({
    kind: 'follow-up' as const,
    id: address,
    title: note || 'Get in touch',
    about: [address, ...(assignee === null ? [] : [nameOf(assignee)])].join(' · '),
    at: `${due_on}T00:00:00.000Z`,
    alarm: false,
    page: null,
  }));
  return { needs, count: Number(n) };
}
