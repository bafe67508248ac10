import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const steps = style({ marginBlockStart: 22 });

/** A ring, and the strand from its centre to the centre of the next one. */
export const step = style({
  position: 'relative',
  padding: '0 0 32px 34px',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
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
});

export const title = style({ display: 'block', color: color.ink, fontSize: text.body, fontWeight: 560 });
