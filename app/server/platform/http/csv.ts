import { type Options, type Stringifier, stringify } from 'csv-stringify';

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
