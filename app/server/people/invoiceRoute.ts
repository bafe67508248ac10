import type { FastifyInstance } from 'fastify';
import { downloadOwnInvoiceEndpoint } from '../../src/domain/contract/visitors.ts';
import { verifiedAddresses } from '../accounts/accounts.ts';
import { requireSession } from '../accounts/session.ts';
import { sendInvoice } from '../invoices/sendInvoice.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { hasAddress } from './erasePersonalData.ts';

/** The invoices and credit notes of the signed-in user's own orders. */
export function invoiceRoute(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  serveOn(app, settings)(
    downloadOwnInvoiceEndpoint,
    {
      summary: 'An invoice or credit note of the signed-in user, as PDF or XML (UBL, EN 16931)',
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
