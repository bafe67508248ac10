import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const steps = style({ position: 'relative', paddingInlineStart: 48 });

export const step = style({
  position: 'relative',
  paddingBlockEnd: space.s4,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 7,
    insetInlineStart: -45,
    zIndex: 1,
    width: 11,
    height: 11,
    borderRadius: '50%',
    background: color.strandA,
  },
  // The line between steps.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '12px -8px',
    insetInlineStart: -40.5,
    width: 2,
    background: color.strandA,
  },
  selectors: {
    '&:nth-child(3n + 2)::before, &:nth-child(3n + 2)::after': { background: color.strandB },
    '&:nth-child(3n)::before, &:nth-child(3n)::after': { background: color.strandC },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { background: color.ink },
    '&:last-child::after': { display: 'none' },
  },
});

export const words = style({
  maxWidth: '60ch',
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.55,
});
