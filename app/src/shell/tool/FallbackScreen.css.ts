import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as buttons } from '../style/actions.css';
import { phone, tablet } from '../style/media.ts';

const { color, space, text, gradient } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100svh',
  background: `${gradient.brand} fixed`,
  color: color.onBrand,
});

export const top = style({ display: 'flex', alignItems: 'center', height: 72 });

/** The logo on the gradient: the knot in white, or the agency's own on white. */
globalStyle(`${top} path`, { fill: color.onBrand });
globalStyle(`${top} img`, { colorScheme: 'dark' });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 500px',
  gap: `${space.s5} ${space.s6}`,
  alignItems: 'center',
  paddingBlock: space.s5,
  outline: 'none',
  '@media': { [tablet]: { gridTemplateColumns: '1fr', alignContent: 'center' } },
});

export const title = style({
  fontSize: text.display,
  fontWeight: 480,
  letterSpacing: '-.038em',
  lineHeight: 1.02,
});

export const words = style({ marginBlockStart: 20, fontSize: text.lead, lineHeight: 1.5 });

export const actions = style([buttons, { marginBlockStart: space.s5 }]);

export const button = style({
  borderColor: color.onBrand,
  background: color.onBrand,
  color: '#2a1468',
  selectors: { '&:focus-visible': { outlineColor: color.onBrand } },
});

export const quietButton = style([button, { background: 'none', color: color.onBrand }]);

export const art = style({
  width: 500,
  maxWidth: '100%',
  color: color.onBrand,
  '@media': {
    [tablet]: { order: -1, marginInline: 'auto' },
    [phone]: { width: '80vw' },
  },
});
