/** What a part of a price is given as: the options of a `Segmented`. */
export const percentOrAmount = [
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
] as const;
