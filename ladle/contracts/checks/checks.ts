import type { Page } from 'playwright-core';
import { findByAxe } from './axe.ts';
import { findFaintText } from './contrast.ts';
import { findCovered } from './covered.ts';
import { findMissingRings } from './focusRing.ts';
import { findLostInForcedColours } from './forcedColours.ts';
import { findMotion } from './motion.ts';
import { findLostWhenLarge, findLostWhenNarrow } from './narrow.ts';
import { findNotTurned } from './rightToLeft.ts';
import { findSmallTargets } from './targets.ts';

/** One thing every story is held to. It leaves the page as it found it. */
export interface Check {
  name: string;
  says: string;
  find: (page: Page) => Promise<string[]>;
}

export const checks = [
  { name: 'axe', says: 'axe finds nothing: WCAG 2.2 A and AA, best practice', find: findByAxe },
  { name: 'contrast', says: 'text is 4.5:1, in light and dark of each brand', find: findFaintText },
  {
    name: 'focus ring',
    says: '2 px, 2 px off, 3:1 and uncut, in light and dark of each brand',
    find: findMissingRings,
  },
  { name: 'focus in view', says: 'on a small phone nothing lies over what has the focus', find: findCovered },
  { name: 'target size', says: 'at least 24 by 24 px', find: findSmallTargets },
  { name: 'reduced motion', says: 'nothing moves', find: findMotion },
  { name: 'forced colours', says: 'focus, text and edges stay', find: findLostInForcedColours },
  { name: 'right to left', says: 'everything turns round, and Tab keeps its order', find: findNotTurned },
  { name: 'text at 200%', says: 'nothing is cut off or pushed out', find: findLostWhenLarge },
  { name: '320 px', says: 'nothing is cut off, and nothing scrolls sideways', find: findLostWhenNarrow },
] as const satisfies readonly Check[];

export type CheckName = (typeof checks)[number]['name'];
