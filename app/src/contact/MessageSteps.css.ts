import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { onlyTablet } from '../shell/style/media.ts';

const { color, radius, space, text } = vars;

export const steps = style({ marginBlockStart: 22 });

/** A ring, and the strand from its centre to the centre of the next one. On a tablet, the sheet is beside the words. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: `10px ${space.s4}`,
  alignItems: 'start',
  padding: '0 0 28px 34px',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 4,
    insetInlineStart: 0,
    width: 12,
    height: 12,
    border: `2px solid ${color.strandA}`,
    borderRadius: '50%',
    background: color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 10,
    insetInlineStart: 5,
    width: 2,
    height: '100%',
    background: `linear-gradient(${color.strandA}, ${color.strandB})`,
  },
  selectors: {
    '&:nth-child(2)::before, &:nth-child(3)::before': { borderColor: color.strandB },
    '&:nth-child(2)::after': { background: color.strandB },
    '&:nth-child(3)::after': { background: `linear-gradient(${color.strandB}, ${color.strandC})` },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { borderColor: color.strandC },
    '&:last-child::after': { content: 'none' },
  },
  '@media': { [onlyTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const title = style({ display: 'block', color: color.ink, fontSize: text.body, fontWeight: 560 });

/** What is written in this step. */
export const sheet = style({
  paddingInline: space.s2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  fontSize: text.small,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 9,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = style({ color: color.ink });
