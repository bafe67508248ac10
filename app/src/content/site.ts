/**
 * The agency itself: its name and its data come from the settings of the build, its words stand here.
 * Nothing is shown for a number that is not set, save in development, where the gap is to be seen.
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
