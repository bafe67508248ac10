import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const list = style({ borderBlockStart: `1px solid ${color.ink}` });

/** A drawing, its moment, what helps and a link in one row; on small screens the words are one below the other. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 6fr) minmax(0, 5fr) 208px',
  columnGap: space.s4,
  alignItems: 'center',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: '224px minmax(0, 1fr)', columnGap: space.s3 },
    [phone]: {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      columnGap: space.s2,
      alignItems: 'start',
      paddingBlock: '16px 4px',
    },
    print: { breakInside: 'avoid' },
  },
});
globalStyle(`${moment} > a`, { justifySelf: 'end', '@media': { [tablet]: { gridColumn: 2, justifySelf: 'start' } } });

/** On the tinted band. */
export const picture = style({
  padding: 8,
  background: color.paper,
  overflow: 'clip',
  '@media': { [tablet]: { gridRow: '1 / span 3' }, [phone]: { padding: 4 } },
});
export const drawing = style({ display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family });

export const title = style({
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
  '@media': { [phone]: { fontSize: text.h3 } },
});
export const number = style({ marginInlineEnd: 6, color: color.brand, fontVariantNumeric: 'tabular-nums' });
/** On a phone, the same questions are in the drawing one screen above. */
export const question = style({
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media': { [phone]: { display: 'none' } },
});
export const helps = style({
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [tablet]: { marginBlockStart: 8 }, [phone]: { marginBlockStart: 4, lineHeight: 1.4 } },
});

globalStyle(`${drawing} .drawing-words`, { '@media': { [phone]: { fontSize: 20.5 } } });
