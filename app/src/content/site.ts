import { unknownSeller } from '../domain/seller.ts';
import { unknownTerms } from '../domain/terms.ts';
import { installation } from './installation.ts';

/**
 * The agency itself: its name and details come from the settings, its texts are here.
 * A missing number is hidden, except in development, where a placeholder shows.
 */
const unset = (setting: string): string | null => (import.meta.env.DEV ? `set ${setting}` : null);

/** The company's details in one line; the server fills them in. */
const seller = import.meta.env.DEV ? 'the server fills in the company’s details' : unknownSeller;

export const site = {
  name: installation.name,
  tagline: 'Brand, website and business systems for small companies in Ireland.',
  companyNumber: installation.companyNumber ?? unset('COMPANY_NUMBER'),
  vatNumber: installation.vatNumber ?? unset('VAT_NUMBER'),
  seller,
  /** Whether the prices include VAT; `null` if the owner hasn't said. */
  vat: installation.vat,
  terms: {
    choices: installation.terms,
    /** What the terms say of this installation. */
    facts: {
      name: installation.name,
      seller,
      country: installation.country,
      vat: installation.vat,
      choices: installation.terms,
    },
    /** The version in force. */
    version: installation.termsVersion,
    /** Since when, in words; the server fills it in. */
    since: unknownTerms.since,
  },
  /** The public contact address. */
  email: installation.email,
} as const;
