import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { HttpError } from '../http/httpError.ts';
import { readLimit } from '../http/rateLimit.ts';
import { invoiceParams, sendInvoice } from '../invoices/sendInvoice.ts';
import { signedInOnly } from '../openapi/describe.ts';
import { hasAddress } from '../personal-data/erasePersonalData.ts';
import { verifiedAddresses } from './accounts.ts';
import { requireSession } from './session.ts';

/** The invoices and credit notes of the signed-in user's own orders. */
export function invoiceRoute(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/account/invoices/:invoice/:format',
    {
      schema: {
        security: signedInOnly,
        summary: 'An invoice or credit note of the signed-in user, as PDF or XML (UBL, EN 16931)',
        params: invoiceParams,
        // A file, which no schema checks.
        response: { 200: z.unknown() },
      },
      config: readLimit(settings),
    },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      const { invoice, format } = request.params;
      const addresses = await verifiedAddresses(database, account.id);
      const row = await database
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoice)
        .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(hasAddress(addresses)))
        .executeTakeFirst();
      if (!row) throw new HttpError(404, 'not-found', 'Your orders have no such invoice.');
      return sendInvoice(reply, row, format);
    },
  );
}
