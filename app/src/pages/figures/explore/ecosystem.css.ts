import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space, text } = vars;
const small = 'screen and (max-width: 720px)';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: `${space.s3} ${space.s6}`,
  alignItems: 'center',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const knot = style({ position: 'relative', maxWidth: 720 });
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
export const strand = style({ fill: 'none', strokeWidth: 0.8 });
export const badge = style({ fill: color.paper, strokeWidth: 1.1 });
export const number = style({ fill: color.ink, fontFamily: vars.font.family, fontSize: 8, fontWeight: 600 });

const part = style({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  width: '7em',
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  transform: 'translate(-50%, -50%)',
});
globalStyle(`${part} > svg`, { color: color.ink });
const place = (insetInlineStart: string, insetBlockStart: string) =>
  style([part, { insetInlineStart, insetBlockStart }]);
export const places = {
  top: place('50%', '25%'),
  right: place('75.5%', '75%'),
  left: place('24.5%', '75%'),
  middle: place('50%', '61%'),
};
export const name = style({
  marginBlockStart: 6,
  color: color.ink,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  '@media': { [small]: { marginBlockStart: 2, fontSize: text.ui } },
});
/** On a small screen, the list below is enough. */
export const does = style({ '@media': { [small]: { display: 'none' } } });

export const list = style({ borderBlockStart: `1px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: 16,
  paddingBlock: '14px 15px',
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.4,
});
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: '1.5px solid',
  borderRadius: '50%',
  fontSize: text.fine,
  fontWeight: 600,
});
export const marks = [color.strandC, color.strandA, color.strandB].map((borderColor) => style([mark, { borderColor }]));
export const point = style({ width: 8, height: 8, margin: 7, borderRadius: '50%', background: color.ink });
export const from = style({ display: 'block', fontWeight: 560 });
export const what = style({ color: color.quiet });
