import { vars } from '@agency-site/ui/theme';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { type SystemId, systemIds, trinityIds, trinityOptions } from '../../../domain/catalogue/trinity.ts';

export const tiles = styleVariants(
  Object.fromEntries(systemIds.map((id) => [id, id])) as Record<SystemId, SystemId>,
  () => ({ transition: `opacity ${vars.motion.slow}` }),
);

// Beside the price list of all options: what is pointed at doesn’t include the paler ones.
for (const [row, option] of trinityIds.entries()) {
  for (const id of systemIds.filter((id) => !trinityOptions[option].includes.includes(id))) {
    globalStyle(`section:has(li:nth-child(${row + 1}) > a:is(:hover, :focus-visible)) ${tiles[id]}`, {
      opacity: 0.2,
    });
  }
}
