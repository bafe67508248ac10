import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readLimit } from '../../platform/http/rateLimit.ts';
import { termsPdf } from './terms.ts';

/** Every version of the terms that was ever in force, as a PDF. They are public. */
export function termsRoute(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/terms/:version.pdf',
    {
      schema: {
        summary: 'A version of the terms of business, as PDF',
        params: z.object({ version: z.string().check(z.maxLength(64)) }),
        // A binary body has no schema.
        response: { 200: z.unknown() },
      },
      config: readLimit(settings),
    },
    async (request, reply) => {
      const { version } = request.params;
      const row = await database.selectFrom('terms').selectAll().where('version', '=', version).executeTakeFirst();
      if (!row)
        throw new HttpError(404, 'not-found', 'There is no such version of the terms. The link may be incomplete.');
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="terms.pdf"')
        .send(await termsPdf(context, row));
    },
  );
}
