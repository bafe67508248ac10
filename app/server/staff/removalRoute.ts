import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { actionResultSchema } from '../../src/domain/contract/staff/list.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { writeLimit } from '../http/rateLimit.ts';
import { type Change, performAction } from './actions.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

interface Removal {
  /** With `:id` in it. */
  path: string;
  summary: string;
  /** The action in the log, and what it is about. */
  name: string;
  subjectOf: (id: string) => string;
  /** @throws HttpError when there is nothing to remove */
  remove: (transaction: Transaction<Schema>, id: string) => Promise<Change>;
}

/** A route by which an owner takes an access away for good: with a fresh proof, and without an undo. */
export function removalRoute(app: FastifyInstance, context: Context, removal: Removal): void {
  const { path, summary, name, subjectOf, remove } = removal;
  app.withTypeProvider<ZodTypeProvider>().post(
    path,
    {
      schema: { summary, params, body: z.strictObject({}), response: { 200: actionResultSchema } },
      config: { ...writeLimit(context.settings), staff: { role: 'owner', area: null, fresh: true } },
    },
    async (request) => {
      const { id } = request.params;
      const action = { name, subject: subjectOf(id) };
      return { entry: await performAction(context, request, action, (transaction) => remove(transaction, id)) };
    },
  );
}
