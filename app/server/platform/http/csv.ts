import { type Options, type Stringifier, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** CSV that spreadsheets open as it is meant. Numbers are written with two decimals. @param columns their names */
export function csvFile(columns: readonly string[]): Stringifier {
  const options: Options = {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: '\r\n',
    cast: { number: (amount) => amount.toFixed(2) },
    // A spreadsheet would run a name that begins with "=". An amount below zero must be a number for it to stay one.
    escape_formulas: true,
  };
  return stringify(options);
}

/** Sends it as a download. @param name without its ending: "orders-2026-11-30" */
export const sendCsv = (reply: FastifyReply, name: string, file: Stringifier) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`).send(file);
