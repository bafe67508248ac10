import type { FastifyInstance } from 'fastify';
import { undoAction } from '../../src/domain/contract/staff/log.ts';
import type { Context } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { Undo } from '../platform/subject.ts';
import { undo } from './actions.ts';

/**
 * Undoes an action of the same member within ten seconds.
 * @param undos by the name of the action, of all areas
 */
export function undoRoute(app: FastifyInstance, context: Context, undos: Readonly<Record<string, Undo>>): void {
  const serve = serveOn(app, context.settings);
  serve(undoAction, 'Undoes one’s own action within ten seconds', async (request) => ({
    entry: await undo(context, request, request.body.entry, undos),
  }));
}
