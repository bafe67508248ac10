import type { FastifyInstance } from 'fastify';
import { bookPaidCallEndpoint, getPaidCallEndpoint } from '../../../src/domain/contract/visitors.ts';
import type { Context } from '../../platform/context.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { writeLimit } from '../../platform/http/rateLimit.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { visitorOf } from '../holds.ts';
import { bookPaidCall, requirePaidCall, toPaidCall } from './paidCall.ts';

/** Shows a paid consultation by its link, and takes the time that its buyer chooses. */
export function paidCallRoutes(app: FastifyInstance, context: Context): void {
  const { settings } = context;
  const serve = serveOn(app, settings);

  serve(
    getPaidCallEndpoint,
    { summary: 'The paid consultation of a link', config: writeLimit(settings) },
    async (request) => {
      const order = await requirePaidCall(context, request.params.token);
      return toPaidCall(context, order, ownOrigin(settings, request));
    },
  );

  serve(
    bookPaidCallEndpoint,
    { summary: 'Books the time of a paid consultation', bodyLimit: 1024 },
    async (request) => {
      const origin = ownOrigin(settings, request);
      const order = await requirePaidCall(context, request.params.token);
      const source = { origin, network: networkOf(request, settings), visitor: visitorOf(request, settings) };
      await bookPaidCall(context, order, request.body, source);
      return toPaidCall(context, order, origin);
    },
  );
}
