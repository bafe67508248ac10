import { invoiceParams, invoicePeriodSchema } from '../invoice.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare } = endpointsIn('orders');

export const downloadInvoicesCsv = declare('GET /api/staff/invoices.csv', { query: invoicePeriodSchema });

export const downloadInvoicesZip = declare('GET /api/staff/invoices.zip', { query: invoicePeriodSchema });

export const downloadInvoice = declareRead('GET /api/staff/invoices/:invoice/:format', { params: invoiceParams });
