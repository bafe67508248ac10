import type { Letters } from '../Lettering';
import aCakePlease from './nualasACakePlease.svg?url';
import name from './nualasName.svg?url';
import nameOnBrown from './nualasNameOnBrown.svg?url';
import sodaBatch from './nualasSodaBatch.svg?url';
import sourdough from './nualasSourdough.svg?url';
import theWeek from './nualasTheWeek.svg?url';

/** Lettering of Nuala’s, a bakery, as outlines. */
export const nualas = {
  name: { src: name, width: 374 },
  nameOnBrown: { src: nameOnBrown, width: 374 },
  sourdough: { src: sourdough, width: 594 },
  sodaBatch: { src: sodaBatch, width: 572 },
  theWeek: { src: theWeek, width: 492 },
  aCakePlease: { src: aCakePlease, width: 711 },
} satisfies Record<string, Letters>;
