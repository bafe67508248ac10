import type { FastifyInstance } from 'fastify';
import { keepTemplate, listTemplates, maxTemplates, removeTemplate } from '../../src/domain/contract/staff/messages.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { answerAction, idOfNew } from '../team/actions.ts';

const subjectOf = (id: string) => `template:${id}`;

const tooMany = () =>
  new HttpError(409, 'too-many', `You already keep ${maxTemplates} answers. Remove one of them first.`);
const nameUsed = (name: string) =>
  new HttpError(
    409,
    'name-used',
    `You keep an answer called “${name}” already. Choose another name, or stop keeping that one first.`,
  );
const noTemplate = () => new HttpError(404, 'not-found', 'This answer isn’t kept any more.');

/** Answers that the team keeps to use them again. */
export function templateRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listTemplates, 'The answers that the team keeps, by name', async () => ({
    templates: await database.selectFrom('answer_templates').select(['id', 'name', 'text']).orderBy('name').execute(),
  }));

  serve(keepTemplate, 'Keeps an answer', async (request) => {
    const { name, text } = request.body;
    const id = idOfNew(request, settings);
    return answerAction(context, request, { name: 'template.keep', subject: subjectOf(id) }, async (transaction) => {
      const kept = await transaction.selectFrom('answer_templates').select('id').execute();
      if (kept.length >= maxTemplates) throw tooMany();
      const added = await transaction
        .insertInto('answer_templates')
        .values({ id, name, text, created_at: now().toISOString() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw nameUsed(name);
      return { before: {}, after: { name } };
    });
  });

  serve(removeTemplate, 'Removes an answer that was kept', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'template.remove', subject: subjectOf(id) }, async (transaction) => {
      const removed = await transaction
        .deleteFrom('answer_templates')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw noTemplate();
      return { before: { name: removed.name }, after: {} };
    });
  });
}
