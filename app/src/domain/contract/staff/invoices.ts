import { invoiceParams, invoicePeriodSchema } from '../invoice.ts';
import { callsOf } from './calls.ts';

const { reads, calls } = callsOf('orders');

export const downloadInvoicesCsv = calls('GET /api/staff/invoices.csv', { query: invoicePeriodSchema });

export const downloadInvoicesZip = calls('GET /api/staff/invoices.zip', { query: invoicePeriodSchema });

export const downloadInvoice = reads('GET /api/staff/invoices/:invoice/:format', { params: invoiceParams });
