import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tagStyle } from '../../../shell/style/shared.ts';

const { color, space, text } = vars;
const narrow = 'screen and (max-width: 700px)';
const close = 'screen and (min-width: 701px) and (max-width: 968px)';

const sideBySide = 'screen and (min-width: 701px)';

/** Side by side, with aligned rows. Four make two rows of two, not three and one. On a phone, rows of a list. */
export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(6, auto)',
  columnGap: space.s3,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      borderBlockStart: `1px solid ${color.ink}`,
    },
    [sideBySide]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
const secondRow = ':is(:nth-child(n + 4), :nth-child(3):nth-last-child(2))';
globalStyle(`${tiers} > ${secondRow}`, { '@media': { [sideBySide]: { marginBlockStart: space.s5 } } });

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  columnGap: 12,
  '@media': {
    // Name and price beside the drawing.
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
      gridTemplateRows: 'none',
      gridRow: 'auto',
      columnGap: 16,
      paddingBlock: 20,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${tier} > *`, { gridColumn: '1 / -1' });
globalStyle(`${tier} > div`, { '@media': { [narrow]: { gridArea: '1 / 1 / 5 / 2', alignSelf: 'start' } } });
globalStyle(`${tier} > div text`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${tiers} + p`, { marginBlockStart: space.s3 });
globalStyle(`${tier} > a`, {
  alignSelf: 'end',
  marginBlockStart: space.s3,
  paddingInline: space.s1,
  textAlign: 'center',
  // On one line.
  '@media': { [close]: { fontSize: text.small }, [narrow]: { marginBlockStart: space.s2 } },
});

export const name = style({
  gridColumn: '1',
  marginBlockStart: 20,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  '@media': { [close]: { gridColumn: '1 / -1' }, [narrow]: { gridArea: '2 / 2', marginBlockStart: 0 } },
});

/** Beside the name, or, where there is no room, beside the price, or above the name. */
export const tag = style([
  tagStyle,
  {
    alignSelf: 'center',
    justifySelf: 'start',
    gridArea: '2 / 2',
    marginBlockStart: 20,
    '@media': {
      [close]: { gridRow: '4', marginBlockStart: 10 },
      [narrow]: { gridArea: '1 / 2', marginBlock: '0 4px' },
    },
  },
]);

export const about = style({
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media': { [narrow]: { gridRow: '5', marginBlockStart: 12 } },
});

export const price = style({
  marginBlockStart: 10,
  fontSize: '2.25rem',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.1,
  '@media': { [close]: { gridColumn: '1' }, [narrow]: { gridArea: '3 / 2', marginBlockStart: 2, fontSize: '1.75rem' } },
});
export const rule = style({
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
  '@media': { [narrow]: { gridArea: '4 / 2' } },
});
