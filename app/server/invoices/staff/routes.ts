import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';
import type { InvoicePeriod } from '../../../src/domain/contract/invoice.ts';
import {
  downloadInvoice,
  downloadInvoicesCsv,
  downloadInvoicesZip,
} from '../../../src/domain/contract/staff/invoices.ts';
import { subjectOf } from '../../orders/order.ts';
import type { Context } from '../../platform/context.ts';
import { csvFile, sendCsv } from '../../platform/http/csv.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { performAction } from '../../team/actions.ts';
import { invoiceFile, invoiceFileName, sendInvoice } from '../sendInvoice.ts';
import { cellsOf, columnNames, invoicesOfPeriod } from './period.ts';

async function* recordsOf({ database }: Context, period: InvoicePeriod): AsyncGenerator<(string | number)[]> {
  for await (const row of invoicesOfPeriod(database, period)) yield cellsOf(row);
}

function csvOf(context: Context, period: InvoicePeriod, log: FastifyRequest['log']) {
  const file = csvFile(columnNames);
  pipeline(Readable.from(recordsOf(context, period)), file, (error) => {
    if (error) log.error({ err: error }, 'the invoices could not be written');
  });
  return file;
}

/** Each document as PDF and XML, and the list of all as CSV. */
async function* filesOf(
  context: Context,
  period: InvoicePeriod,
  log: FastifyRequest['log'],
): AsyncGenerator<ZippedFile> {
  for await (const row of invoicesOfPeriod(context.database, period)) {
    const modified = new Date(`${row.issued_on}T12:00:00Z`);
    for (const format of ['pdf', 'xml'] as const)
      yield { name: invoiceFileName(row, format), content: await invoiceFile(context, row, format), modified };
  }
  yield {
    name: 'invoices.csv',
    content: await buffer(csvOf(context, period, log)),
    modified: new Date(`${period.to}T12:00:00Z`),
  };
}

/** For the accountant: the list of a period, and an archive of all its documents. */
export function invoicePeriodRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  // Streams, which no schema checks.
  const logged = (request: FastifyRequest, name: string, { from, to }: InvoicePeriod) =>
    performAction(context, request, { name, subject: 'invoices', reads: true }, async () => ({
      before: {},
      after: { from, to },
    }));
  const fileName = ({ from, to }: InvoicePeriod) => `invoices-${from}-${to}`;

  serve(downloadInvoicesCsv, 'The invoices and credit notes of a period as CSV', async (request, reply) => {
    await logged(request, 'invoices.csv', request.query);
    return sendCsv(reply, fileName(request.query), csvOf(context, request.query, request.log));
  });

  serve(
    downloadInvoicesZip,
    'The invoices and credit notes of a period as PDF and XML, with their list, in a zip archive',
    async (request, reply) => {
      await logged(request, 'invoices.zip', request.query);
      const archive = Readable.from(zipOf(filesOf(context, request.query, request.log)), { objectMode: false });
      archive.on('error', (error) => request.log.error({ err: error }, 'the archive of invoices could not be written'));
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName(request.query)}.zip"`)
        .send(archive);
    },
  );
}

/** Invoices and credit notes for the team. */
export function invoiceRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  serve(downloadInvoice, 'An invoice or credit note as PDF or XML (UBL, EN 16931)', async (request, reply) => {
    const { invoice, format } = request.params;
    const row = await context.database.selectFrom('invoices').selectAll().where('id', '=', invoice).executeTakeFirst();
    if (!row) throw new HttpError(404, 'not-found', 'There is no such invoice.');
    const action = { name: 'invoice.read', subject: subjectOf(row.order_id), reads: true } as const;
    await performAction(context, request, action, async () => ({
      before: {},
      after: { number: row.number, format },
    }));
    return sendInvoice(context, reply, row, format);
  });
}

interface ZippedFile {
  name: string;
  content: Uint8Array;
  modified: Date;
}

/** A zip archive of files, a file at a time, so that a whole year fits in little memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, modified } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = modified;
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
    // Others get their turn between two files.
    await turn();
  }
  zip.end();
  yield* chunks.splice(0);
}
