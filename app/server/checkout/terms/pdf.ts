import { letterhead, type PrintedLogo, printedLogo } from '../../invoices/letterhead.ts';
import { colors, page, Sheet } from '../../invoices/sheet.ts';
import type { Context } from '../../platform/context.ts';
import type { TermsRow } from '../table.ts';
import { storedTerms } from './terms.ts';

let last: { row: TermsRow; logo: string | undefined; pdf: Buffer } | undefined;

/** A version of the terms as PDF/A-3, below the logo of now. The last one is kept: nearly everyone gets the version in force. */
export async function termsPdf(where: Pick<Context, 'database' | 'settings'>, row: TermsRow): Promise<Buffer> {
  const own = await printedLogo(where);
  const logo = own ? `${own.src} ${own.alt}` : undefined;
  if (last?.row.version === row.version && last.row.since === row.since && last.logo === logo) return last.pdf;
  const pdf = await draw(row, own);
  last = { row, logo, pdf };
  return pdf;
}

function draw(row: TermsRow, logo: PrintedLogo | null): Promise<Buffer> {
  const { title, name, seller, sections } = storedTerms(row);
  const sheet = new Sheet(title, name, new Date(row.since), (each) => letterhead(each, name, seller, logo));
  sheet.text(title, page.margin, sheet.y, { size: 22, weight: 600 });
  sheet.y += 42;
  for (const section of sections) {
    // A heading stays with the lines below it.
    sheet.need(80);
    sheet.paragraph(section.title, 4, { size: 12, weight: 600 });
    for (const text of section.text) {
      for (const line of text.split('\n')) sheet.paragraph(line, 2);
      sheet.y += 6;
    }
    sheet.y += 10;
  }
  sheet.paragraph(`Version ${row.version.slice(0, 8)}`, 0, { size: 8, color: colors.quiet });
  return sheet.bytes();
}
