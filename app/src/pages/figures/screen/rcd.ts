/** The visit that is on the house. */
export const rewarded = 6;

/** Made-up lunch guests, and the weeks in which they came, from 1 to 12. */
export const guests: readonly { guest: string; weeks: readonly number[] }[] = [
  { guest: '0412', weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { guest: '0388', weeks: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12] },
  { guest: '0127', weeks: [1, 2, 4, 6, 7, 8, 9, 10, 11, 12] },
  { guest: '0530', weeks: [2, 3, 4, 5, 7, 8, 9, 10, 12] },
  { guest: '0061', weeks: [3, 4, 5, 6, 9, 10, 11, 12] },
  { guest: '0244', weeks: [1, 4, 5, 6, 8, 10, 12] },
  { guest: '0475', weeks: [3, 6, 7, 8, 10, 11] },
  { guest: '0319', weeks: [2, 3, 4, 5, 8, 12] },
  { guest: '0502', weeks: [1, 2, 4, 8, 9] },
  { guest: '0018', weeks: [2, 3, 7, 9] },
  { guest: '0533', weeks: [3, 6, 8] },
  { guest: '0460', weeks: [5, 11] },
  { guest: '0547', weeks: [4] },
  { guest: '0551', weeks: [10] },
];

/** Whether a visit, from 1, is on the house. */
export const isFree = (visit: number): boolean => visit % rewarded === 0;

/** One month of the made-up café, in euro. */
export const month = { name: 'March', freeLunches: 49, goodsPerLunch: 3.5, takings: 11_260, discountPercent: 10 };

/** What the rule cost in the month, and what a discount for everyone would have cost, in whole euro. */
export const costs = {
  rule: Math.round(month.freeLunches * month.goodsPerLunch),
  discount: Math.round((month.takings * month.discountPercent) / 100),
};

/** How many guests came at least so often this year: once, twice, up to six times. */
export const comingAgain: readonly number[] = [412, 238, 171, 133, 112, 98];
