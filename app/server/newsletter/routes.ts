import type { FastifyInstance } from 'fastify';
import { addSubscriberEndpoint } from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter form's API. */
export function newsletterRoute(app: FastifyInstance, context: Context): void {
  serveOn(app, context.settings)(
    addSubscriberEndpoint,
    {
      summary: 'Requests the newsletter; the owner of the address confirms by e-mail',
      config: formLimit(context.settings),
      bodyLimit: 2048,
    },
    async (request) => {
      const { settings } = context;
      const requester = { key: networkOf(request, settings) };
      await subscribe(context, request.body.email, requester, ownOrigin(settings, request));
      return { message: 'One more step: open the e-mail we’ve just sent you and confirm.' };
    },
  );
}
