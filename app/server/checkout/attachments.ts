import { invoiceFile, invoiceFileName } from '../invoices/sendInvoice.ts';
import type { Context } from '../platform/context.ts';
import type { MailAttachment } from '../platform/mail/mailer.ts';
import type { OutboxRow } from '../platform/mail/table.ts';
import { termsPdf } from './terms/terms.ts';

/** What is attached to an e-mail, as PDF: an invoice or credit note, the terms of the order. */
export async function attachmentsOf(
  where: Pick<Context, 'database' | 'settings'>,
  { invoice, terms }: Pick<OutboxRow, 'invoice' | 'terms'>,
): Promise<MailAttachment[]> {
  const { database } = where;
  const attachments: MailAttachment[] = [];
  const attach = (filename: string, content: Buffer) =>
    attachments.push({ filename, contentType: 'application/pdf', content });
  if (invoice !== null) {
    const row = await database.selectFrom('invoices').selectAll().where('id', '=', invoice).executeTakeFirst();
    if (row) attach(invoiceFileName(row, 'pdf'), await invoiceFile(where, row, 'pdf'));
  }
  if (terms !== null) {
    const row = await database.selectFrom('terms').selectAll().where('version', '=', terms).executeTakeFirst();
    if (row) attach('terms.pdf', await termsPdf(where, row));
  }
  return attachments;
}
