import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { wrapStyle } from '../style/shared.ts';

const { color, text, radius } = vars;

export const wrap = style(wrapStyle);

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 30,
  padding: '12px 18px',
  borderRadius: radius.r1,
  background: color.ink,
  color: color.paper,
  fontSize: text.ui,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  // Fixed elements would be printed on every sheet.
  '@media': { print: { display: 'none' } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 44,
  color: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  letterSpacing: '-.022em',
  // A long name wraps.
  minWidth: 0,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});

export const mark = style({ flex: 'none', width: 30, height: 27 });

export const main = style({ display: 'block', outline: 'none' });

/** In the margin of a wide window; where there is no margin, in the page at its end. Nowhere does it cover anything. */
export const toTop = style({
  '@media': {
    'screen and (max-width: 1359px)': {
      display: 'flex',
      position: 'static',
      boxShadow: 'none',
    },
  },
});
