import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { tinted } from '../../text/Section.css';
import { stage } from '../kit/kit.css';

const { color, space } = vars;

/** On a phone, each drawing is beside its words. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s3,
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
globalStyle(`${list} > li`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.s2,
      alignItems: 'start',
    },
  },
});
globalStyle(`${list} > li > ${stage}`, { gridRow: '1 / 3' });

globalStyle(`${tinted} ${list} ${stage}`, { background: color.paper });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: vars.font.family,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  marginBlockStart: 16,
  '@media': { [phone]: { marginBlockStart: 2 } },
});

/** As large beside text on a phone as above it. */
const small = { fontSize: 14, '@media': { [phone]: { fontSize: 20, letterSpacing: '-.03em' } } } as const;
export const item = style({ ...small, fill: color.quiet });
export const leader = style({
  stroke: color.edge,
  strokeDasharray: '1.5 4',
  '@media': { [phone]: { display: 'none' } },
});
/** Words for which there is no room then. */
export const spare = style({ '@media': { [phone]: { display: 'none' } } });
export const amount = style({ ...small, fill: color.ink, fontWeight: 600, textAnchor: 'end' });
export const saving = style([amount, { fill: color.accent }]);
/** An amount that shouldn’t be there. */
export const wrong = style([amount, { fill: color.alarm }]);
export const total = style({
  fill: color.ink,
  fontSize: 24,
  fontWeight: 500,
  letterSpacing: '-.03em',
  textAnchor: 'end',
});

export const unchosen = style({ stroke: color.edge });

const words = { fontSize: 22, fontWeight: 500, letterSpacing: '-.02em' } as const;
export const crossed = style({ ...words, fill: color.quiet });
export const cross = style({ stroke: color.alarm, strokeWidth: 2 });
export const said = style({ ...words, fill: color.ink });
