import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actionResultSchema } from '../../src/domain/contract/staff/list.ts';
import type { Context } from '../context.ts';
import { writeLimit } from '../http/rateLimit.ts';
import { type Undo, undo } from './actions.ts';

/**
 * Undoes an action of the same member within ten seconds.
 * @param undos by the name of the action, of all areas
 */
export function undoRoute(app: FastifyInstance, context: Context, undos: Readonly<Record<string, Undo>>): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/staff/undo',
    {
      schema: {
        summary: 'Undoes one’s own action within ten seconds',
        body: z.strictObject({ entry: z.string().check(z.maxLength(100)) }),
        response: { 200: actionResultSchema },
      },
      config: { ...writeLimit(context.settings), staff: { role: 'staff', area: null } },
    },
    async (request) => ({ entry: await undo(context, request, request.body.entry, undos) }),
  );
}
