/** The owners the agency works for: a trade, and the sample project made for it. */
export const owners = [
  { face: 'shop', who: 'A shop', need: 'that counts its stock', project: 4 },
  { face: 'workshop', who: 'A workshop', need: 'that knows what a job costs', project: 6 },
  { face: 'kitchen', who: 'A kitchen', need: 'that takes its own orders', project: 3 },
  { face: 'practice', who: 'A practice', need: 'that explains the first visit', project: 2 },
  { face: 'guest-house', who: 'A guest house', need: 'that fills its quiet weeks', project: 5 },
] as const;

export const ownersLabel = {
  list: 'Whom we work for',
  sample: 'The faces are drawn and the businesses made up; the prices are from our price list.',
};
