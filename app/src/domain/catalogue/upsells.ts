export const upsellIds = ['aed-only', 'trinity-core', 'trinity-plus', 'skip'] as const;
export type UpsellId = (typeof upsellIds)[number];

export interface Upsell {
  title: string;
  /** Euro, as the client's label states it. Not shown: pages show how much the total really changes. */
  statedAmount: number;
}

export const upsells: Readonly<Record<UpsellId, Upsell>> = {
  'aed-only': { title: 'Add AED', statedAmount: 232 },
  'trinity-core': { title: 'Trinity Core', statedAmount: 695 },
  'trinity-plus': { title: 'Trinity Plus', statedAmount: 1159 },
  skip: { title: 'No, thank you', statedAmount: 0 },
};
