import { type Catalogue, catalogueOf } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';

/** A catalogue with both price lists as they were given, whichever is charged. */
export type CheckedCatalogue = Catalogue & Pick<CatalogueData, 'trinityPrices' | 'chargedList'>;

export const checkedOf = (data: CatalogueData): CheckedCatalogue => ({
  ...catalogueOf(data),
  trinityPrices: data.trinityPrices,
  chargedList: data.chargedList,
});

export interface Finding {
  /** Stable: "beta-not-below-standard configurator garo". A finding is accepted by this name. */
  name: string;
  /** What is wrong, for the person who maintains the prices. */
  text: string;
}

/** The finding as a list of one, or an empty list. */
export function when(wrong: boolean, name: string, text: string): readonly Finding[] {
  return wrong ? [{ name, text }] : [];
}
