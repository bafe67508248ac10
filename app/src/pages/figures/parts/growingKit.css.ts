import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const fading = { transition: `opacity ${vars.motion.slow}` } as const;

/** The art that a package adds, by its position. */
export const pieces = [style({}), style(fading), style({ ...fading, opacity: 0 })];
/** The outline in its place. */
export const outlines = [style({ opacity: 0 }), style({ ...fading, opacity: 0 }), style(fading)];

/** Beside a price list of which a row is pointed at or focused. */
const at = (rows: string) => `section:has(li:nth-child(${rows}) > a:is(:hover, :focus-visible))`;
const smallest = at('1');
/** Whatever comes after the middle package has every piece. */
const larger = at('n + 3');

globalStyle(`${smallest} ${pieces[1]}, ${larger} ${outlines[2]}`, { opacity: 0 });
globalStyle(`${smallest} ${outlines[1]}, ${larger} ${pieces[2]}`, { opacity: 1 });
