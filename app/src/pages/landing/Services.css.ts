import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { strandStyle } from '../../shell/style/shared.ts';

const { color, space, text, motion } = vars;

export const section = style({
  paddingBlock: space.section,
  borderBlockStart: `1px solid ${color.line}`,
});

/** Glyph, words, note, price, arrow. */
const columns = '64px minmax(0, 5fr) minmax(0, 2.4fr) 236px 16px';

export const heading = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `20px ${space.s3}`,
  alignItems: 'end',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({ gridColumn: 'span 2', '@media': { [tablet]: { gridColumn: 'auto' } } });

/** Aligned with the notes below it. */
export const lead = style({
  gridColumn: '3 / -1',
  maxWidth: '36em',
  color: color.quiet,
  fontSize: text.body,
  lineHeight: 1.5,
  '@media': { [tablet]: { gridColumn: 'auto' } },
});

export const list = style({ marginBlockStart: space.s6, borderBlockStart: `1px solid ${color.ink}` });

export const item = style({ borderBlockEnd: `1px solid ${color.line}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space.s3,
  alignItems: 'center',
  paddingBlock: 28,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      gap: '10px 16px',
      alignItems: 'start',
      paddingBlock: 24,
    },
  },
});

export const rowLink = style({ color: 'inherit', textDecoration: 'none', ...strandStyle });

export const words = style({ '@media': { [tablet]: { gridColumn: '2 / -1', paddingInlineEnd: 32 } } });

export const name = style({ fontSize: text.h2, fontWeight: 500, letterSpacing: '-.024em', lineHeight: 1.15 });

export const about = style({
  maxWidth: '34em',
  marginBlockStart: 6,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const note = style({
  maxWidth: '17ch',
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': {
    [tablet]: { gridColumn: 3, gridRow: 2, alignSelf: 'end', textAlign: 'end' },
    [phone]: { gridColumn: '2 / -1', gridRow: 3, maxWidth: 'none', marginBlockStart: -6, textAlign: 'start' },
  },
});

export const price = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [tablet]: { gridColumn: 2, gridRow: 2, justifyItems: 'start' }, [phone]: { gridColumn: '2 / -1' } },
});

export const amount = style({ fontSize: text.h2, letterSpacing: '-.024em', lineHeight: 1.3, whiteSpace: 'nowrap' });

export const from = style({ color: color.quiet, fontSize: text.small, letterSpacing: 0 });

export const arrow = style({
  transition: `transform ${motion.slow}`,
  selectors: { [`${rowLink}:hover > &`]: { transform: 'translateX(4px)' } },
  '@media': { [tablet]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 30 } },
});
