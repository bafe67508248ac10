import type { FastifyReply } from 'fastify';
import type { InvoiceFormat } from '../../src/domain/contract/invoice.ts';
import type { Context } from '../platform/context.ts';
import { documentOf } from './invoices.ts';
import { printedLogo } from './letterhead.ts';
import { invoicePdf } from './pdf.ts';
import type { InvoiceRow } from './table.ts';
import { invoiceXml } from './ubl.ts';

/** "invoice-2026-0001.pdf", "credit-note-CN-2026-0001.xml" */
export const invoiceFileName = ({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>, format: InvoiceFormat) =>
  `${kind}-${number}.${format}`;

/** A document as a file, made from what was issued, below the logo of now. */
export async function invoiceFile(
  context: Pick<Context, 'database' | 'settings'>,
  row: InvoiceRow,
  format: InvoiceFormat,
): Promise<Buffer> {
  const document = documentOf(row);
  return format === 'pdf' ? invoicePdf(document, await printedLogo(context)) : Buffer.from(invoiceXml(document));
}

/** Answers with a document as a file to download. */
export async function sendInvoice(
  context: Pick<Context, 'database' | 'settings'>,
  reply: FastifyReply,
  row: InvoiceRow,
  format: InvoiceFormat,
): Promise<FastifyReply> {
  return reply
    .type(format === 'pdf' ? 'application/pdf' : 'application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${invoiceFileName(row, format)}"`)
    .send(await invoiceFile(context, row, format));
}
