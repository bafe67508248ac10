import type { Letters } from '../Lettering';
import name from './fourteenStepsName.svg?url';
import whatHappens from './fourteenStepsWhatHappens.svg?url';
import whenYouCome from './fourteenStepsWhenYouCome.svg?url';

/** Lettering of Fourteen Steps, a physiotherapy practice, as outlines. */
export const fourteenSteps = {
  name: { src: name, width: 689 },
  whatHappens: { src: whatHappens, width: 653 },
  whenYouCome: { src: whenYouCome, width: 702 },
} satisfies Record<string, Letters>;
