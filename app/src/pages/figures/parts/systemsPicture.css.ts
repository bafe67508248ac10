import { vars } from '@agency-site/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { systemIds, trinityIds } from '../../../domain/catalogue/ids.ts';
import { recordOf } from '../../../domain/record.ts';
import { below } from '../../text/Section.css';

export const tile = style({ transition: `opacity ${vars.motion.slow}` });

/** What an option doesn’t include: paler while the option is pointed at. */
export const without = styleVariants(recordOf(trinityIds, () => ({})));

// Beside the price list of all systems, and above their packages.
for (const [at, option] of trinityIds.entries()) {
  const row =
    at < systemIds.length ? `details li:nth-child(${at + 1})` : `${below} li:nth-child(${at + 1 - systemIds.length})`;
  globalStyle(`section:has(${row} > a:is(:hover, :focus-visible)) ${without[option]}`, { opacity: 0.2 });
}
