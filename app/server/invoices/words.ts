import { type ActionWords, loggedOf } from '../platform/subject.ts';

const periodIn = (logged: string) => `${loggedOf(logged).from} to ${loggedOf(logged).to}`;

export const invoiceWords: ActionWords = {
  'invoice.read': ({ after }) => `${loggedOf(after).number} downloaded`,
  'invoices.csv': ({ after }) => `Invoices from ${periodIn(after)} downloaded as CSV`,
  'invoices.zip': ({ after }) => `Invoices from ${periodIn(after)} downloaded as an archive`,
};
