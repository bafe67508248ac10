import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const grid = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto 16px', columnGap: space.s2 } },
});

/** Dot leaders from the name to the amount. */
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  '::after': {
    content: '',
    flex: 1,
    minWidth: 16,
    marginInlineEnd: `calc(10px - ${space.s4})`,
    borderBlockEnd: `1px dotted ${color.edge}`,
  },
  '@media': { [phone]: { display: 'block', '::after': { display: 'none' } } },
});

export const features = style({
  maxWidth: '56ch',
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
});

export const feature = style({ display: 'inline-block', '@media': { [phone]: { display: 'inline' } } });

export const tag = style({
  '@media': { [phone]: { display: 'block' } },
  color: color.accent,
  fontSize: text.small,
  fontWeight: 560,
  letterSpacing: 0,
});

export const price = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', textAlign: 'end' });

export const amount = style({
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});

/** The standard price. */
export const standard = style({
  marginInlineEnd: 8,
  color: color.quiet,
  fontSize: text.small,
  fontWeight: 400,
  letterSpacing: 0,
  textDecorationThickness: 1,
});

export const rule = style({ maxWidth: '24ch', '@media': { [phone]: { maxWidth: '16ch' } } });

export const saving = style({ color: color.accent, fontSize: text.small, fontWeight: 560, whiteSpace: 'nowrap' });

export const note = style({ maxWidth: '60ch', marginBlockStart: space.s2 });
