import type { Database } from '../db/open.ts';
import type { OutboxRow } from '../db/tables/outbox.ts';
import type { MailAttachment } from '../mail/mailer.ts';
import { invoiceFile, invoiceFileName } from './sendInvoice.ts';

/** The invoice or credit note of an e-mail as PDF; none when it has none. */
export async function attachmentsOf(
  database: Database,
  { invoice }: Pick<OutboxRow, 'invoice'>,
): Promise<MailAttachment[]> {
  if (invoice === null) return [];
  const row = await database.selectFrom('invoices').selectAll().where('id', '=', invoice).executeTakeFirst();
  if (!row) return [];
  return [
    {
      filename: invoiceFileName(row, 'pdf'),
      contentType: 'application/pdf',
      content: await invoiceFile(row, 'pdf'),
    },
  ];
}
