export const industryIds = ['restaurant', 'retail', 'services', 'hospitality', 'property', 'other'] as const;
export type IndustryId = (typeof industryIds)[number];

/** Icons and colours are in the view, by id. */
export interface Industry {
  name: string;
  examples?: string;
}

export const industries: Readonly<Record<IndustryId, Industry>> = {
  restaurant: { name: 'Restaurant' },
  retail: { name: 'Retail' },
  services: { name: 'Services' },
  hospitality: { name: 'Hospitality' },
  property: { name: 'Property' },
  other: { name: 'Other' },
};
