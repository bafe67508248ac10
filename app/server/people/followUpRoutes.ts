import type { FastifyInstance } from 'fastify';
import { finishFollowUp, setFollowUp } from '../../src/domain/contract/staff/people.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { loggedOf, type Undo } from '../platform/subject.ts';
import { answerAction, claimVersion, idOfNew, outdated } from '../team/actions.ts';
import { personOf } from './person.ts';
import { followUpsOf } from './personalData.ts';
import { nextFollowUp, showPerson, subjectOfPerson } from './personView.ts';

/** Undoes that a follow-up is done. */
export const followUpUndos: Readonly<Record<string, Undo>> = {
  async 'person.followed'(transaction, { subject, after }) {
    const { followUp, version } = loggedOf(after);
    const done = { id: String(followUp), version: Number(version) };
    const { id, version: next } = await claimVersion(transaction, 'follow_ups', done, subject);
    await transaction.updateTable('follow_ups').set({ done_at: null }).where('id', '=', id).execute();
    return { before: {}, after: { followUp: id, version: next } };
  },
};

/** Routes to set the day on which the team gets back to a person, and to say that it did. */
export function followUpRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(setFollowUp, 'Sets when the team gets back to a person, and who does', async (request) => {
    const { email, dueOn, assignee, note, version } = request.body;
    const person = await personOf(database, email);
    if (!(await showPerson(context, person)))
      throw new HttpError(404, 'not-found', 'Nothing is stored under this address.');
    const subject = subjectOfPerson(email);
    return answerAction(context, request, { name: 'person.follow', subject }, async (transaction) => {
      const open = await nextFollowUp(transaction, await followUpsOf(transaction, person.addresses));
      if ((open?.version ?? null) !== version) throw await outdated(transaction, subject);
      const member =
        assignee === null ||
        (await transaction.selectFrom('staff').select('id').where('id', '=', assignee).executeTakeFirst());
      if (!member) throw new HttpError(409, 'no-member', 'This member has left the team. Nothing was changed.');
      const change = { due_on: dueOn, assignee, note: note.trim(), done_at: null };
      const set = open
        ? await transaction
            .updateTable('follow_ups')
            .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
            .where('id', '=', open.id)
            .where('version', '=', open.version)
            .returning(['id', 'version'])
            .executeTakeFirst()
        : await transaction
            .insertInto('follow_ups')
            .values({
              ...change,
              id: idOfNew(request, settings),
              address: email,
              created_at: now().toISOString(),
              version: 0,
            })
            // One that is done gives way; one that someone else has set meanwhile doesn't.
            .onConflict((conflict) =>
              conflict
                .column('address')
                .doUpdateSet(({ eb }) => ({ ...change, version: eb('follow_ups.version', '+', 1) }))
                .where('follow_ups.done_at', 'is not', null),
            )
            .returning(['id', 'version'])
            .executeTakeFirst();
      if (!set) throw await outdated(transaction, subject);
      return { before: {}, after: { followUp: set.id, version: set.version } };
    });
  });

  serve(finishFollowUp, 'Says that the team got back to a person', async (request) => {
    const { id, version } = request.body;
    const known = await database.selectFrom('follow_ups').select('address').where('id', '=', id).executeTakeFirst();
    if (!known) throw new HttpError(404, 'not-found', 'There is no such follow-up.');
    const subject = subjectOfPerson(known.address);
    return answerAction(context, request, { name: 'person.followed', subject }, async (transaction) => {
      const followUp = await claimVersion(transaction, 'follow_ups', { id, version }, subject);
      if (followUp.done_at !== null) throw await outdated(transaction, subject);
      await transaction.updateTable('follow_ups').set({ done_at: now().toISOString() }).where('id', '=', id).execute();
      return { before: {}, after: { followUp: id, version: followUp.version } };
    });
  });
}
