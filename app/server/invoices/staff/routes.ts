import type { FastifyInstance } from 'fastify';
import { downloadInvoice } from '../../../src/domain/contract/staff/invoices.ts';
import { subjectOf } from '../../orders/order.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { performAction } from '../../team/actions.ts';
import { sendInvoice } from '../sendInvoice.ts';

/** Invoices and credit notes for the team. */
export function invoiceRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  serve(downloadInvoice, 'An invoice or credit note as PDF or XML (UBL, EN 16931)', async (request, reply) => {
    const { invoice, format } = request.params;
    const row = await context.database.selectFrom('invoices').selectAll().where('id', '=', invoice).executeTakeFirst();
    if (!row) throw new HttpError(404, 'not-found', 'There is no such invoice.');
    const action = { name: 'invoice.read', subject: subjectOf(row.order_id), reads: true } as const;
    await performAction(context, request, action, async () => ({
      before: {},
      after: { number: row.number, format },
    }));
    return sendInvoice(reply, row, format);
  });
}
