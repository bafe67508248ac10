import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { h3Style, tagStyle } from '../../../shell/style/shared.ts';

const { color, space, text } = vars;
const stacked = 'screen and (max-width: 767px)';
const close = 'screen and (768px <= width < 968px)';

const sideBySide = 'screen and (min-width: 768px)';

/** Side by side, with aligned rows. Four make two rows of two, not three and one. Else one below the other, each beside its drawing on a phone. */
export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(6, auto)',
  columnGap: space.s3,
  '@media': {
    [stacked]: { gridTemplateColumns: 'minmax(0, 28rem)', gridTemplateRows: 'none', rowGap: space.s5 },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s4 },
    [sideBySide]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
const secondRow = ':is(:nth-child(n + 4), :nth-child(3):nth-last-child(2))';
globalStyle(`${tiers} > ${secondRow}`, { '@media': { [sideBySide]: { marginBlockStart: space.s5 } } });

export const tier = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  '@media': {
    [stacked]: { gridTemplateRows: 'none', gridRow: 'auto' },
    [phone]: { gridTemplate: 'repeat(3, auto) 1fr / 38% minmax(0, 1fr)', columnGap: space.s2 },
  },
});
globalStyle(`${tier} > :first-child`, { '@media': { [phone]: { gridRow: '1 / 5', alignSelf: 'start' } } });
// Too small there to be read.
globalStyle(`${tier} > :first-child text`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${tiers} + p`, { marginBlockStart: space.s3 });
globalStyle(`${tier} > a`, {
  alignSelf: 'end',
  marginBlockStart: space.s3,
  paddingInline: space.s1,
  textAlign: 'center',
  // On one line.
  '@media': { [close]: { fontSize: text.small }, [phone]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});

/** The name, with a tag beside it, or below it where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: '6px 12px',
  marginBlockStart: 20,
  '@media': { [phone]: { marginBlockStart: 0 } },
});
export const name = style(h3Style);
export const tag = style(tagStyle);

export const about = style({ marginBlockStart: 4, color: color.quiet, fontSize: '1rem', lineHeight: 1.45 });

export const price = style({
  marginBlockStart: 10,
  fontSize: '2.25rem',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.1,
});
export const rule = style({ marginBlockStart: 4, color: color.quiet, fontSize: text.small, lineHeight: 1.45 });
