/** A dog groomer's ads in one month: the example in the post about ad reports. */
export const adExample = {
  month: 'March',
  spend: 200,
  impressions: 20_000,
  clicks: 250,
  enquiries: 20,
  customers: 14,
} as const;
