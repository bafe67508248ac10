import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Below the form there is room for all steps side by side. */
const wide = 'screen and (min-width: 701px) and (max-width: 968px)';

export const steps = style({
  marginBlockStart: 22,
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: 28 } },
});

/** A dot on a strand that leads to the next one. */
export const step = style({
  position: 'relative',
  marginInlineStart: 6,
  padding: '0 0 32px 26px',
  borderInlineStart: `2px solid ${color.strandA}`,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  textWrap: 'pretty',
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
  '@media': {
    [wide]: {
      marginInlineStart: 0,
      padding: `20px ${space.s3} 0 0`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${color.strandA}`,
      '::before': { insetBlockStart: -7, insetInlineStart: 0 },
    },
  },
});

export const title = style({ display: 'block', color: color.ink, fontSize: text.body, fontWeight: 560 });
