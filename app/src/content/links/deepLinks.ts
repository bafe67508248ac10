import { type LinkChoices, linkQuery } from '../../wizards/package-builder/rules/link.ts';
import { quickQuoteLink } from '../../wizards/quick-quote/rules/link.ts';
import { paths } from './paths.ts';

/** Links into the wizards, with choices. */
export const deepLinks = {
  quote: quickQuoteLink,
  /** The package builder: all four services, brand and campaigns among them. */
  packageBuilder: (choice: LinkChoices = {}) => `${paths.packageBuilder}${linkQuery(choice)}`,
};
