import type { Subject } from '../platform/subject.ts';
import { invoicePeriodRoutes, invoiceRoutes } from './staff/routes.ts';
import { invoiceWords } from './words.ts';

export const invoices: Subject = {
  staffRoutes(app, context) {
    invoiceRoutes(app, context);
    invoicePeriodRoutes(app, context);
  },
  words: invoiceWords,
};
