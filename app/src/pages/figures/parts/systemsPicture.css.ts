import { vars } from '@agency-site/ui/theme';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { type SystemId, systemIds, trinityIds, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { below } from '../../text/Section.css';

export const tiles = styleVariants(
  Object.fromEntries(systemIds.map((id) => [id, id])) as Record<SystemId, SystemId>,
  () => ({ transition: `opacity ${vars.motion.slow}` }),
);

// Beside the price list of all systems, and above their packages: what is pointed at doesn’t include the paler ones.
for (const [at, option] of trinityIds.entries()) {
  const row =
    at < systemIds.length ? `details li:nth-child(${at + 1})` : `${below} li:nth-child(${at + 1 - systemIds.length})`;
  for (const id of systemIds.filter((id) => !trinityOptions[option].includes.includes(id))) {
    globalStyle(`section:has(${row} > a:is(:hover, :focus-visible)) ${tiles[id]}`, { opacity: 0.2 });
  }
}
