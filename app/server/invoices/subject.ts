import type { Subject } from '../platform/subject.ts';
import { invoicePeriodRoutes } from './staff/periodRoutes.ts';
import { invoiceRoutes } from './staff/routes.ts';
import { invoiceWords } from './words.ts';

export const invoices: Subject = {
  staffRoutes(app, context) {
    invoiceRoutes(app, context);
    invoicePeriodRoutes(app, context);
  },
  words: invoiceWords,
};
