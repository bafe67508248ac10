import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Endpoint } from '../../src/domain/contract/endpoint.ts';
import type { actionResultSchema } from '../../src/domain/contract/staff/list.ts';
import type { Context } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { Change } from '../platform/subject.ts';
import { performAction } from './actions.ts';

interface Removal {
  endpoint: Endpoint & { route: `${string}/:id/${string}`; answer: typeof actionResultSchema };
  summary: string;
  /** The action in the log, and what it is about. */
  name: string;
  subjectOf: (id: string) => string;
  /** @throws HttpError when there is nothing to remove */
  remove: (transaction: Transaction<Schema>, id: string) => Promise<Change>;
}

/** A route by which an owner takes an access away for good: with a fresh proof, and without an undo. */
export function removalRoute(app: FastifyInstance, context: Context, removal: Removal): void {
  const { endpoint, summary, name, subjectOf, remove } = removal;
  serveOn(app, context.settings)(endpoint, summary, async (request) => {
    const { id = '' } = request.params;
    const action = { name, subject: subjectOf(id) };
    return { entry: await performAction(context, request, action, (transaction) => remove(transaction, id)) };
  });
}
