/**
 * The agency itself: its name and details come from the build settings, its texts are here.
 * A number that is not set is hidden, except in development, where the gap should show.
 */
const unset = (setting: string): string | null => (import.meta.env.DEV ? `set ${setting}` : null);

export const site = {
  name: __SITE__.name,
  tagline: 'Brand, website and business systems for small companies in Ireland.',
  companyNumber: __SITE__.companyNumber ?? unset('COMPANY_NUMBER'),
  vatNumber: __SITE__.vatNumber ?? unset('VAT_NUMBER'),
  /** Where visitors write to. */
  email: __SITE__.email,
} as const;
