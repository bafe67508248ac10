import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { invoiceParams, sendInvoice } from '../../invoices/sendInvoice.ts';
import { performAction } from '../actions.ts';
import { subjectOf } from '../orders/order.ts';

/** Invoices and credit notes for the team. */
export function invoiceRoutes(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/staff/invoices/:invoice/:format',
    {
      schema: {
        summary: 'An invoice or credit note as PDF or XML (UBL, EN 16931)',
        params: invoiceParams,
        // A file, which no schema checks.
        response: { 200: z.unknown() },
      },
      config: { staff: { role: 'read-only', area: 'orders' } },
    },
    async (request, reply) => {
      const { invoice, format } = request.params;
      const row = await context.database
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoice)
        .executeTakeFirst();
      if (!row) throw new HttpError(404, 'not-found', 'There is no such invoice.');
      const action = { name: 'invoice.read', subject: subjectOf(row.order_id), reads: true } as const;
      await performAction(context, request, action, async () => ({
        before: {},
        after: { number: row.number, format },
      }));
      return sendInvoice(reply, row, format);
    },
  );
}
