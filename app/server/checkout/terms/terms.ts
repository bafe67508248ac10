import { createHash } from 'node:crypto';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { sellerContact, sellerLine } from '../../../src/domain/seller.ts';
import { type Terms, termsOf, termsText } from '../../../src/orders/terms.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { TermsRow } from '../table.ts';

/** A version of the terms, for those who refer to it. */
export type TermsVersion = Pick<TermsRow, 'version' | 'since'>;

/** The file of the terms that an order is placed by; null in orders from before there were any. */
export const termsPath = ({ terms }: Pick<OrderRow, 'terms'>): string | null => (terms ? `/terms/${terms}.pdf` : null);

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
