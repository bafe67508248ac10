import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const steps = style({ marginBlockStart: 22 });

/** A dot on a strand that leads to the next one. */
export const step = style({
  position: 'relative',
  marginInlineStart: 6,
  padding: '0 0 32px 26px',
  borderInlineStart: `2px solid ${color.strandA}`,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: -7,
    width: 12,
    height: 12,
    border: `2px solid ${color.strandA}`,
    borderRadius: '50%',
    background: color.paper,
  },
  selectors: {
    '&:nth-child(2)': { borderColor: color.strandB },
    '&:nth-child(2)::before': { borderColor: color.strandB },
    '&:last-child': { paddingBlockEnd: 0, borderColor: 'transparent' },
    '&:last-child::before': { borderColor: color.strandC },
  },
});

export const title = style({ display: 'block', color: color.ink, fontSize: text.body, fontWeight: 560 });
