import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space, text, motion } = vars;

/** Rows with hairlines between them and a rule above. */
export const folds = style({ borderBlockStart: `1px solid ${color.ink}` });

/** Many short rows, of which a reader looks for one. */
export const manyFolds = style([folds]);

export const fold = style({ borderBlockEnd: `1px solid ${color.line}`, breakInside: 'avoid' });

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 64,
  paddingBlock: 20,
  fontSize: text.h3,
  fontWeight: 520,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  textWrap: 'pretty',
  listStyle: 'none',
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  '@media': { [phone]: { minHeight: 56, paddingBlock: 16 } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.brand },
    [`${manyFolds} > details > &`]: { minHeight: 52, paddingBlock: 12, fontSize: text.body, fontWeight: 560 },
  },
});

/** Right of the title. */
export const fact = style({
  flex: '1 0 auto',
  color: color.quiet,
  fontSize: text.ui,
  fontWeight: 400,
  letterSpacing: 0,
  textAlign: 'end',
});

/** A plus that becomes a cross. */
export const sign = style({
  flex: 'none',
  transition: `transform ${motion.slow}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
  '@media': { print: { visibility: 'hidden' } },
});

export const content = style({
  maxWidth: '31em',
  paddingBlockEnd: space.s3,
  paddingInlineEnd: space.s3,
  color: color.quiet,
});
