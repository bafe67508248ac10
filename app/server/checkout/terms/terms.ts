import { createHash } from 'node:crypto';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { sellerContact, sellerLine } from '../../../src/domain/seller.ts';
import { type Terms, termsOf, termsText } from '../../../src/orders/terms.ts';
import { letterhead, type PrintedLogo, printedLogo } from '../../invoices/letterhead.ts';
import { colors, page, Sheet } from '../../invoices/sheet.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { TermsRow } from '../table.ts';

/** A version of the terms, for those who refer to it. */
export type TermsVersion = Pick<TermsRow, 'version' | 'since'>;

/** The file of the terms that an order is placed by. */
export const termsPath = ({ terms }: Pick<OrderRow, 'terms'>): string => `/terms/${terms}.pdf`;

/** The terms by the settings. */
export const termsBy = ({ agencyName, seller, vat, terms }: Settings, catalogue: Catalogue): Terms =>
  termsOf(catalogue, {
    name: agencyName,
    seller: sellerLine(seller),
    contact: sellerContact(seller),
    country: seller.country,
    vat,
    choices: terms,
  });

export const versionOf = (terms: Terms): string => createHash('sha256').update(termsText(terms)).digest('hex');

/** The stored text of a version. */
export const storedTerms = ({ document }: Pick<TermsRow, 'document'>) => JSON.parse(document) as Terms;

/**
 * Brings the terms by the settings into force, and returns their version. They keep their date if they are in force already;
 * a version that comes back gets another.
 */
export async function termsInForce(
  database: Database,
  settings: Settings,
  catalogue: Catalogue,
  now: Date,
): Promise<TermsVersion> {
  const terms = termsBy(settings, catalogue);
  const version = versionOf(terms);
  const last = await database
    .selectFrom('terms')
    .select(['version', 'since'])
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.version === version) return last;
  const since = now.toISOString();
  await database
    .insertInto('terms')
    .values({ version, document: JSON.stringify(terms), since })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ since }))
    .execute();
  return { version, since };
}

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
