import type { Letters } from '../Lettering';
import dinnerTheFirst from './eightLampsDinnerTheFirst.svg?url';
import name from './eightLampsName.svg?url';
import price from './eightLampsPrice.svg?url';
import twoNights from './eightLampsTwoNights.svg?url';
import whichWeek from './eightLampsWhichWeek.svg?url';

/** Lettering of Eight Lamps, a guest house, as outlines. */
export const eightLamps = {
  name: { src: name, width: 493 },
  twoNights: { src: twoNights, width: 439 },
  dinnerTheFirst: { src: dinnerTheFirst, width: 600 },
  whichWeek: { src: whichWeek, width: 533 },
  price: { src: price, width: 193 },
} satisfies Record<string, Letters>;
