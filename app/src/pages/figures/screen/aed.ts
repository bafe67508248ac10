/** An ad of a made-up salon in one month, in whole euro. */
export interface Ad {
  name: string;
  where: string;
  spent: number;
  customers: number;
}

export const ads: readonly Ad[] = [
  { name: 'Rainy Tuesday', where: 'Local post', spent: 86, customers: 16 },
  { name: 'First visit', where: 'Search', spent: 120, customers: 14 },
  { name: 'Spring colour', where: 'Story', spent: 94, customers: 6 },
  { name: 'Before and after', where: 'Video', spent: 140, customers: 7 },
  { name: 'Gift card', where: 'Banner', spent: 110, customers: 2 },
];

/** What a first visit leaves after costs, in euro. */
export const worth = 31;

/** The end of the axis, in euro. */
export const most = 60;

/** What one new customer cost, in whole euro. */
export const costOf = ({ spent, customers }: Pick<Ad, 'spent' | 'customers'>): number => Math.round(spent / customers);

/** All ads together. */
export const all = {
  spent: ads.reduce((sum, { spent }) => sum + spent, 0),
  customers: ads.reduce((sum, { customers }) => sum + customers, 0),
};

/** New customers in the last ten weeks, and in the same weeks a year ago. */
export const season = { now: [5, 4, 6, 7, 6, 8, 11, 10, 11, 12], before: [4, 6, 5, 8, 6, 9, 7, 10, 8, 9] } as const;
