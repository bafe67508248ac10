import type { SolutionTypeId } from '../../domain/catalogue/solution-types.ts';
import type { TierId } from '../../domain/catalogue/tiers.ts';
import type { TrinityId } from '../../domain/catalogue/trinity.ts';
import { type LinkChoices, toLink } from '../../wizards/package-builder/rules/link.ts';
import { paths } from './paths.ts';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Links into the wizards, with choices. */
export const deepLinks = {
  /** The quick quote: systems, a platform, or both with 10% off. */
  quote: (choice: { solution?: SolutionTypeId; trinity?: TrinityId; tier?: TierId; store?: 'yes' | 'no' } = {}) =>
    withQuery(paths.quote, choice),
  /** The package builder: all four services, brand and campaigns among them. */
  configurator: (choice: LinkChoices = {}) => `${paths.configurator}${toLink(choice)}`,
};
