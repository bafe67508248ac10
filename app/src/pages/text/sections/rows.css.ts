import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { strandStyle } from '../../../shell/style/shared.ts';

const { color, space, motion } = vars;

/** Rows with hairlines between them and a rule above. */
export const rows = style({ borderBlockStart: `1px solid ${color.ink}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
  gap: `6px ${space.s4}`,
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 16 } },
});

export const words = style({ maxWidth: '60ch', color: color.quiet, fontSize: '1rem', lineHeight: 1.55 });

/** A row that is a link. */
export const leading = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) 16px',
    color: 'inherit',
    textDecoration: 'none',
    ...strandStyle,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 16px' } },
  },
]);

/** A title after its pictogram. */
export const titleWithPictogram = style({ display: 'flex', gap: space.s2, alignItems: 'start' });

export const arrow = style({
  marginBlockStart: 5,
  transition: `transform ${motion.slow}`,
  selectors: { [`${leading}:hover > &`]: { transform: 'translateX(4px)' } },
  '@media': { [phone]: { gridColumn: '-2 / -1', gridRow: '1 / 3' }, print: { visibility: 'hidden' } },
});
