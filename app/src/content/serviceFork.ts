/** The four services of the price page, in its order. */
export type Service = 'brand' | 'campaign' | 'system' | 'website';

/** What owners say, and the service that helps: two sentences for each. */
export const saidOf: readonly { says: string; service: Service }[] = [
  { says: 'People mistake us for someone else.', service: 'brand' },
  { says: 'New people nearby don’t find us.', service: 'campaign' },
  { says: 'Our sign, menu and website don’t match.', service: 'brand' },
  { says: 'I can’t say where the money goes.', service: 'system' },
  { says: 'We have an offer and a date.', service: 'campaign' },
  { says: 'Orders come by phone, and some get lost.', service: 'website' },
  { says: 'We buy too much, or run out.', service: 'system' },
  { says: 'A delivery app takes a share of every order.', service: 'website' },
];
