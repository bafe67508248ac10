/** The month of a dog groomer that the post about ad reports reads. */
export const adExample = {
  month: 'March',
  spend: 200,
  impressions: 20_000,
  clicks: 250,
  enquiries: 20,
  customers: 14,
} as const;
