import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const fading = { transition: `opacity ${vars.motion.slow}` } as const;

/** The art that a package adds, by its position. */
export const pieces = [style({}), style(fading), style({ ...fading, opacity: 0 })];
/** The outline in its place. */
export const outlines = [style({ opacity: 0 }), style({ ...fading, opacity: 0 }), style(fading)];

/** Beside a price list whose nth row is pointed at or focused. */
const at = (row: number) => `section:has(li:nth-child(${row}) > a:is(:hover, :focus-visible))`;

globalStyle(`${at(1)} ${pieces[1]}, ${at(3)} ${outlines[2]}`, { opacity: 0 });
globalStyle(`${at(1)} ${outlines[1]}, ${at(3)} ${pieces[2]}`, { opacity: 1 });
