import { installation } from './installation.ts';

/**
 * The agency itself: its name and details come from the settings, its texts are here.
 * A missing number is hidden, except in development, where a placeholder shows.
 */
const unset = (setting: string): string | null => (import.meta.env.DEV ? `set ${setting}` : null);

export const site = {
  name: installation.name,
  companyNumber: installation.companyNumber ?? unset('COMPANY_NUMBER'),
  vatNumber: installation.vatNumber ?? unset('VAT_NUMBER'),
  /** What the agency does, and the company's details in one line; both empty in a browser. */
  tagline: installation.tagline ?? '',
  seller: installation.seller ?? '',
  /** The public contact address. */
  email: installation.email,
  phone: installation.phone,
  address: installation.address,
} as const;
