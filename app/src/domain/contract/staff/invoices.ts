import { endpoint } from '../endpoint.ts';
import { invoiceParams, invoicePeriodSchema } from '../invoice.ts';

export const downloadInvoicesCsv = endpoint('GET /api/staff/invoices.csv', {
  query: invoicePeriodSchema,
  staff: { role: 'staff', area: 'orders' },
});

export const downloadInvoicesZip = endpoint('GET /api/staff/invoices.zip', {
  query: invoicePeriodSchema,
  staff: { role: 'staff', area: 'orders' },
});

export const downloadInvoice = endpoint('GET /api/staff/invoices/:invoice/:format', {
  params: invoiceParams,
  staff: { role: 'read-only', area: 'orders' },
});
