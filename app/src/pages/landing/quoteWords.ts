import { bundlePercent } from '../../domain/pricing/bundle.ts';

/** Texts of the quote calculator, apart from the page's: its island loads no others. */
export const quoteWords = {
  title: 'Try a quote',
  parts: { website: 'Website', trinity: 'Business system' },
  include: { website: 'Include a website', trinity: 'Include a business system' },
  systems: { one: 'One', 'trinity-core': 'Core', 'trinity-plus': 'Plus' },
  notIncluded: 'Not included',
  sum: 'What you chose',
  noDiscount: `Order both together for ${bundlePercent}% off`,
  total: 'Total',
  deposit: 'Deposit today',
  blankRule: 'Switch on what you need',
  go: 'Continue with this',
  goBlank: 'Start with nothing chosen',
  more: 'A logo or a campaign too?',
} as const;
