import type { Page } from '@playwright/test';
import { findByAxe } from './axe.ts';
import { findCovered } from './covered.ts';
import { findMissingRings } from './focusRing.ts';
import { findLostInForcedColours } from './forcedColours.ts';
import { findLostInColumns, findLostLongWords, findLostWhenLarge, findLostWhenNarrow } from './layout.ts';
import { findMotion } from './motion.ts';
import { findNotMirrored } from './rightToLeft.ts';
import { findSmallTargets } from './targets.ts';

/**
 * Each check finds one kind of error in a story and restores the page. Checks at the size of a small phone come last,
 * because they leave its viewport.
 */
export const checks = {
  axe: findByAxe,
  'focus ring': findMissingRings,
  'target size': findSmallTargets,
  'reduced motion': findMotion,
  'forced colours': findLostInForcedColours,
  'right to left': findNotMirrored,
  columns: findLostInColumns,
  'text at 200%': findLostWhenLarge,
  'focus in view': findCovered,
  '320 px': findLostWhenNarrow,
  'long words': findLostLongWords,
} satisfies Record<string, (page: Page) => Promise<string[]>>;

export type CheckName = keyof typeof checks;
