import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { news } from '../shell/problem.css';
import { actions } from '../shell/style/actions.css';
import { belowWide, narrowPhone } from '../shell/style/media.ts';
import { h3 } from '../shell/style/type.css';

const { space, text, color } = vars;

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(312px, 38vw, 420px)',
  gap: `${space.s5} clamp(32px, 5vw, ${space.s6})`,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = style({
  display: 'grid',
  gap: space.s3,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const fine = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

export const buttons = style([
  actions,
  { marginBlockStart: space.s2, selectors: { 'dl + &': { marginBlockStart: space.s4 } } },
]);

export const column = style({ position: 'relative', maxWidth: vars.width.reading });

/** The leaf before the time, if it isn't beside the text. */
export const moment = style({ display: 'flex', gap: space.s3, alignItems: 'start', marginBlockEnd: space.s3 });

/** Its measures follow its text. Absolutely positioned beside the text if there is room. */
export const leaf = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(100% + 72px)',
  width: '7.2em',
  paddingBlockEnd: '.6em',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  color: color.quiet,
  fontSize: 44,
  lineHeight: 1.2,
  textAlign: 'center',
  '@media': {
    [belowWide]: { position: 'relative', inset: 0, flex: 'none', fontSize: 13 },
    [narrowPhone]: { display: 'none' },
  },
});

export const month = style({
  paddingBlock: '.4em',
  borderRadius: `calc(${vars.radius.r2} - 1px) calc(${vars.radius.r2} - 1px) 0 0`,
  background: vars.gradient.brand,
  color: color.onBrand,
});

export const day = style({
  paddingBlockStart: '.12em',
  color: color.ink,
  fontSize: '3.6em',
  fontWeight: 480,
  letterSpacing: '-.04em',
});

/** The tick of what is booked, over the corner of the leaf. */
export const booked = style({
  position: 'absolute',
  insetBlockEnd: '-.7em',
  insetInlineEnd: '-.7em',
  display: 'grid',
  placeItems: 'center',
  width: '1.7em',
  height: '1.7em',
  border: `.1em solid ${color.paper}`,
  borderRadius: '50%',
  background: color.success,
  color: color.paper,
});
globalStyle(`${booked} svg`, { width: '58%', height: '58%' });

/** The day of a booked consultation, and its time. */
export const when = style({
  color: color.ink,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.3,
});

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  color: color.quiet,
});

/** A further section of the column. */
export const part = style([h3, { marginBlockStart: space.s5 }]);

/** What a change has led to, above the booking. */
export const newsAbove = style([news, { marginBlockEnd: 24 }]);

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `4px ${space.s4}`, marginBlockStart: space.s4 });
