import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { money } from '../../shell/style/type.css';
import { raised } from './user.css';

const { space, text, color } = vars;

/** With the price on the first line. */
export const priced = style({ alignItems: 'baseline', rowGap: 4, paddingBlock: 18 });

/** Its title, and its price at the end of the line. */
export const head = style({
  gridColumn: '1 / -1',
  justifySelf: 'stretch',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s2,
});

/** An order: with a knot at the start. */
export const order = style({
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: 24,
  '@media': { [phone]: { gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: space.s2 } },
});
export const knot = style({ gridRow: '1 / span 2', width: '100%' });
globalStyle(`${order} > ${head}`, { gridColumn: '2 / -1' });

const panel = style({
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  columnGap: space.s3,
  padding: 'clamp(20px, 3vw, 32px)',
  '@media': { [phone]: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${panel} > ${knot}`, { gridRow: 1 });
globalStyle(`${order}${panel} > div`, { '@media': { [phone]: { gridColumn: 1 } } });
// On a phone, beside the title.
globalStyle(`${panel} > ${knot}`, {
  '@media': { [phone]: { position: 'absolute', insetBlockStart: 18, insetInlineEnd: 20, width: 52 } },
});
globalStyle(`${panel} h3`, {
  fontSize: '1.625rem',
  fontWeight: 500,
  letterSpacing: '-.022em',
  lineHeight: 1.15,
  '@media': { [phone]: { paddingInlineEnd: 68, fontSize: text.h3, lineHeight: 1.25 } },
});

/** The looks of an order: what is next, rows, and a low row. */
export const looks = {
  panel: `${raised} ${panel}`,
  full: '',
  steps: '',
  brief: style({
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: space.s2,
    paddingBlock: 16,
    '@media': { [phone]: { gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 12 } },
  }),
};

/** The buyer's answers about the business, side by side. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s5}`,
  marginBlock: space.s1,
  fontSize: vars.text.ui,
});
globalStyle(`${answers} > div`, { display: 'block', paddingBlock: 0, borderBlockEnd: 0 });

/** Links to files, and what else can be done. */
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s2 });

/** Amounts at the end of a row, stacked; side by side on a phone. */
export const amounts = style([
  money,
  {
    display: 'grid',
    justifyItems: 'end',
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 12,
        selectors: { [`${order} > &`]: { gridColumnStart: 2, justifySelf: 'stretch' } },
      },
    },
  },
]);
export const amount = style({ fontSize: '1.125rem', letterSpacing: '-.014em', lineHeight: 1.3, whiteSpace: 'nowrap' });
globalStyle(`${panel} ${amount}`, { fontSize: '1.5rem', letterSpacing: '-.028em', lineHeight: 1.15 });

/** The action of an order: on a phone as wide as its panel, in a row beside the amount. */
export const action = style({
  marginBlockStart: 12,
  '@media': {
    [phone]: { marginInlineStart: 'auto', selectors: { [`${panel} &`]: { width: '100%' } } },
  },
});

/** The card form of an order, below its text and price. */
export const card = style({ gridColumn: '1 / -1', width: '100%', marginBlockStart: space.s2 });

const steps = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 4 });
export const narrow = style([steps, { maxWidth: 480, marginBlock: '14px 12px' }]);
export const wide = style([steps, { gridColumn: '1 / -1', width: '100%', marginBlockStart: 12 }]);

export const stepKnot = style({ display: 'block', width: 28, marginBlock: '4px 6px' });

const strands = [color.strandA, color.strandB, color.strandC];

export const step = style([
  money,
  {
    display: 'grid',
    alignContent: 'start',
    paddingBlockStart: 8,
    paddingInlineEnd: 8,
    borderBlockStart: `1px solid ${color.edge}`,
    // The thicker line takes no more room.
    marginBlockStart: 2,
    color: color.quiet,
    fontSize: text.fine,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    selectors: Object.fromEntries(
      strands.map((strand, at) => [
        `&[data-done]:nth-child(${at + 1})`,
        { marginBlockStart: 0, borderBlockStart: `3px solid ${strand}` },
      ]),
    ),
  },
]);

export const stepName = style({
  color: color.quiet,
  fontSize: text.small,
  fontWeight: 560,
  selectors: { '[data-done] > &': { color: color.ink } },
});
