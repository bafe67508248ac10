import type { Subject } from '../platform/subject.ts';
import { invoiceWords } from './invoices.ts';
import { invoicePeriodRoutes, invoiceRoutes } from './staff/routes.ts';

export const invoices: Subject = {
  staffRoutes(app, context) {
    invoiceRoutes(app, context);
    invoicePeriodRoutes(app, context);
  },
  words: invoiceWords,
};
