import { unknownSeller } from '../domain/seller.ts';

/**
 * The agency itself: its name and details come from the build settings, its texts are here.
 * A missing number is hidden, except in development, where a placeholder shows.
 */
const unset = (setting: string): string | null => (import.meta.env.DEV ? `set ${setting}` : null);

export const site = {
  name: __SITE__.name,
  tagline: 'Brand, website and business systems for small companies in Ireland.',
  companyNumber: __SITE__.companyNumber ?? unset('COMPANY_NUMBER'),
  vatNumber: __SITE__.vatNumber ?? unset('VAT_NUMBER'),
  /** The company's details in one line; the server fills them in. */
  seller: import.meta.env.DEV ? 'the server fills in the company’s details' : unknownSeller,
  /** Whether the prices include VAT; `null` if the owner hasn't said. */
  vat: __SITE__.vat,
  /** The public contact address. */
  email: __SITE__.email,
} as const;
