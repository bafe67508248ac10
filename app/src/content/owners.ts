/** The owner of the sample project of a takeaway. */
export const cook = {
  face: 'kitchen',
  shows: 'A smiling cook in a spotted kerchief',
  who: 'A kitchen',
  need: 'that takes its own orders',
  project: 3,
} as const;

/** The owners the agency works for: a trade, and the sample project made for it. */
export const owners = [
  { face: 'shop', shows: 'A woman on the phone', who: 'A shop', need: 'that counts its stock', project: 4 },
  {
    face: 'workshop',
    shows: 'A bearded man with a pencil behind his ear',
    who: 'A workshop',
    need: 'that knows what a job costs',
    project: 6,
  },
  cook,
  {
    face: 'practice',
    shows: 'A woman with round glasses and a name badge',
    who: 'A practice',
    need: 'that explains the first visit',
    project: 2,
  },
  {
    face: 'guest-house',
    shows: 'A white-haired man with a key in his hand',
    who: 'A guest house',
    need: 'that fills its quiet weeks',
    project: 5,
  },
] as const;

export const ownersLabel = {
  title: 'We work for owners like these',
  sample: 'The faces are drawn and the businesses made up; the prices are from our price list.',
};
