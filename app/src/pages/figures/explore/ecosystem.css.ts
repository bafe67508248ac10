import { vars } from '@agency-site/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { drawing } from '../../../shell/art/drawing.css.ts';
import { phone, tablet } from '../../../shell/style/media.ts';
import { h3Style } from '../../../shell/style/shared.ts';

const { color, space, text } = vars;

const container = createContainer();
const small = `${container} (max-width: 600px)`;

export const knot = style({ position: 'relative', container: `${container} / inline-size` });

const part = style({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  width: '7em',
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.3,
  textAlign: 'center',
  transform: 'translate(-50%, -50%)',
});
globalStyle(`${part} > svg`, { color: color.ink });
const place = (insetInlineStart: string, insetBlockStart: string) =>
  style([part, { insetInlineStart, insetBlockStart }]);
export const places = {
  top: place('50%', '25%'),
  right: place('74.5%', '75%'),
  left: place('25.5%', '75%'),
  middle: place('50%', '61%'),
};
export const name = style({
  marginBlockStart: 6,
  color: color.ink,
  ...h3Style,
  '@container': { [small]: { marginBlockStart: 2, fontSize: text.fine } },
});
/** Only if there is room between the strands. */
export const does = style({ '@container': { [small]: { display: 'none' } } });

/** The legend: side by side under the drawing, one below the other on a phone. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.s3} ${space.s3}`,
  paddingBlockEnd: space.section,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
});
export const exchange = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 10,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  '@media': { [phone]: { paddingBlock: 12 } },
});
export const sign = style({
  gridRow: '1 / 3',
  width: 26,
  height: 26,
  marginBlockStart: -2,
  fontFamily: vars.font.family,
});
export const exchanged = style({ color: color.ink, fontSize: '1rem', fontWeight: 560 });

export const breakDrawing = style([drawing, { maxWidth: 400 }]);
globalStyle(`${breakDrawing} .drawing-place`, { fontSize: 13, '@media': { [tablet]: { fontSize: 15 } } });
