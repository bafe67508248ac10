import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../shell/style/media.ts';
import { fine, h3 } from '../shell/style/type.css';

const { color, space, text } = vars;

export const title = style({
  marginBlockStart: space.s5,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.15,
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
});

const size = 24;

/** The strand between the marks joins the steps. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size}px minmax(0, 1fr)`,
  columnGap: space.s2,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: size / 2 - 1,
      insetBlock: '20px -20px',
      width: 2,
      background: `linear-gradient(${color.strandA}, ${color.strandC})`,
    },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  marginBlockStart: 20,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.paper,
  selectors: {
    '&[data-done]': { borderColor: color.ink, background: color.ink, color: color.paper },
    // A tick.
    '&[data-done]::after': {
      content: '""',
      width: 10,
      height: 5.5,
      border: 'solid currentColor',
      borderWidth: '0 0 1.8px 1.8px',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
  },
});

export const body = style({
  paddingBlock: 20,
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const when = fine;
export const name = style([h3, { marginBlock: '2px 4px' }]);
export const about = style({
  maxWidth: '52ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
});
export const action = style({ marginBlockStart: space.s2, '@media': { [phone]: { width: '100%' } } });
