import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { h3Style } from '../../../shell/style/shared.ts';

const { space, text, color } = vars;

/** Around a grid of cards, whose columns depend on its width. */
export const holder = style({ containerType: 'inline-size' });

/** Below the cards. */
export const small = style({ marginBlockStart: space.s3, color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });

/** Between two rows of cards. */
const between = createVar();

/** Cards side by side share the rows of the grid: their titles, prices and features align. */
const aligned = {
  vars: { '--ag-card-container': 'normal', '--ag-card-span': 'span 5', '--ag-card-rows': 'subgrid' },
  rowGap: 0,
  // The distance between two rows of cards is a margin of each card.
  marginBlockEnd: `calc(-1 * ${between})`,
} as const;

/** A badge on the edge of a card keeps away from the card above. */
const hasBadge = '&:has([id$="-badge"])';

const grid = style({
  display: 'grid',
  gap: `${between} ${space.s2}`,
  vars: { [between]: space.s2 },
  selectors: { [hasBadge]: { vars: { [between]: space.s3 } } },
});

/** No room for cards side by side. */
const narrow = '(max-width: 455.98px)';

/** Cards side by side if there is room, at most three. */
export const cards = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(220px, 30%)), 1fr))',
    '@container': { '(min-width: 456px)': aligned },
  },
]);

/** Two cards side by side. */
export const pair = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(240px, 40%)), 1fr))',
    '@container': { '(min-width: 496px)': aligned },
    // A badge on the edge of a card keeps away from a heading, too.
    selectors: { [hasBadge]: { marginBlockStart: 8 } },
  },
]);

/** Lines up with that of the other package, below a longer description. */
export const packageSystems = style({
  display: 'grid',
  // The longest name needs more than its share of the narrowest phone.
  gridTemplateColumns: 'repeat(5, minmax(min-content, 1fr))',
  gap: 6,
  marginBlockStart: 'auto',
  paddingBlockStart: 16,
});
globalStyle(`${pair} [data-part=description]:has(${packageSystems})`, { display: 'flex', flexDirection: 'column' });
export const packageSystem = style({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  fontSize: '.75rem',
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'normal',
});
export const missingSystem = style([packageSystem, { color: color.quiet, fontWeight: 400 }]);

const below = { marginBlockEnd: between } as const;
globalStyle(`${cards} > *`, { '@container': { '(min-width: 456px)': below } });
globalStyle(`${pair} > *`, { '@container': { '(min-width: 496px)': below } });

/** The width of what is before the words of a row: its pictogram, or its screen. */
const iconSize = createVar();
const gap = 12;
/** Where the words of a row begin. */
const indent = `calc(${iconSize} + ${gap}px)`;
const topRule = { borderBlockStart: `1px solid ${color.ink}` } as const;

type Rule = Parameters<typeof globalStyle>[1];

/** Draws the cards of a group as rows of a list, whose marks align. What each includes is a line of words. */
function drawRows(group: string, within = (rule: Rule) => rule) {
  const row = `${group} [data-part=surface]`;
  const draw = (selector: string, rule: Rule) => globalStyle(selector, within(rule));
  draw(row, {
    gridTemplate: 'auto auto 1fr / minmax(0, 1fr) auto auto',
    columnGap: '16px',
    vars: { [iconSize]: '24px' },
    padding: '17px 0',
    boxShadow: 'none',
    transform: 'none',
  });
  draw(`${row}:not(:has(:checked))`, {
    border: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    borderRadius: 0,
    background: 'none',
  });
  // Drawn as a chosen card. Its words stay in line with those of the other rows, and its edge keeps away from another one's.
  draw(`${row}:has(:checked)`, { margin: '4px -12px', padding: '11px 10px 12px' });
  // The chosen row has its own edge.
  draw(`${group}:has(> :first-child :checked)`, { borderColor: 'transparent' });
  draw(`${row} > [data-part=names]`, {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: `${iconSize} minmax(0, 1fr)`,
    columnGap: gap,
    padding: 0,
  });
  // The words below the title are beside the picture, too.
  draw(`${row} [data-part=icon]`, {
    margin: 0,
    display: 'grid',
    alignItems: 'start',
    alignSelf: 'start',
    blockSize: 0,
  });
  draw(row, { minBlockSize: `calc(${iconSize} / 1.5 + 34px)` });
  draw(`${row} > [data-part=mark]`, { gridArea: '1 / 3 / -1' });
  draw(`${row} > :is([data-part=description], [data-part=features])`, {
    gridColumn: '1',
    gridRow: 'auto',
    margin: 0,
    paddingInlineStart: indent,
    color: color.quiet,
    fontSize: text.small,
  });
  draw(`${row} > [data-part=features]`, { display: 'block', paddingBlock: '6px 0', border: 0, fontSize: text.fine });
  draw(`${row} [data-part=feature]`, { display: 'inline', padding: 0 });
  draw(`${row} [data-part=feature]::before`, { content: 'none' });
  draw(`${row} [data-part=feature]:not(:last-child)::after`, { content: '"\\a0· "' });
}

/** One below the other, with prices that align. */
export const rows = style([topRule, { display: 'grid' }]);
drawRows(rows);
globalStyle(`${rows} [data-part=surface]`, { vars: { [iconSize]: 'clamp(64px, 24cqi, 112px)' } });
// The rule above the buttons ends the list.
globalStyle(`${rows} > :last-child [data-part=surface]:not(:has(:checked))`, { borderBlockEnd: 0 });
const row = `${rows} [data-part=surface]`;
// Under the title, whose words would break beside it.
globalStyle(`${row} [data-part=badge]`, {
  position: 'static',
  gridArea: '2 / 2',
  justifySelf: 'start',
  maxInlineSize: 'none',
  marginBlockStart: 6,
  lineHeight: 1.3,
});
// Below the name, words continue under the price.
globalStyle(`${row} > :is([data-part=description], [data-part=features])`, { gridColumn: '1 / 3' });
// The same with a standard price beside it and without one.
globalStyle(`${row} > [data-part=facts] > p:first-child`, { margin: 0, fontSize: '1.1875rem' });
globalStyle(`${row} > [data-part=facts] > p:first-child > span`, { margin: 0, fontSize: 'inherit' });
const ifWide = (rule: Rule): Rule => ({ '@container': { '(min-width: 456px)': rule } });
globalStyle(`${row} > [data-part=facts]`, ifWide({ gridArea: '1 / 2', alignItems: 'end', textAlign: 'end' }));
globalStyle(`${row} > [data-part=facts] > p`, ifWide({ flexDirection: 'column', alignItems: 'end' }));

const ifNarrow = (rule: Rule): Rule => ({ '@container': { [narrow]: rule } });
// On a phone the title takes the whole row, and the price follows it. The system's own page says what it does.
globalStyle(`${row} > [data-part=names]`, ifNarrow({ gridColumn: '1 / 3' }));
globalStyle(`${row} > [data-part=features]`, ifNarrow({ display: 'none' }));

/** Without prices: cards side by side if there is room, else rows. */
export const cardsOrRows = style([cards, { '@container': { [narrow]: { rowGap: 0, ...topRule } } }]);
drawRows(cardsOrRows, ifNarrow);
globalStyle(
  `${cardsOrRows} [data-part=surface]`,
  ifNarrow({ columnGap: '8px', vars: { [iconSize]: 'clamp(64px, 24cqi, 112px)' } }),
);
globalStyle(
  `:is(${rows}, ${cardsOrRows}) [data-part=facts]`,
  ifNarrow({ gridArea: 'auto / 1', padding: `4px 0 0 ${indent}` }),
);

// On a phone a pictogram or a sketch is beside the title, and the mark after it: more cards in one view.
const inCards = `:is(${cards}:not(${cardsOrRows}), ${pair}) [data-part=icon]`;
globalStyle(inCards, ifNarrow({ flex: 'none', marginBlockEnd: 0, marginInlineEnd: 10 }));
globalStyle(`${inCards} + *`, ifNarrow({ flex: '1 0 0', marginInlineEnd: 31 }));
// In the middle of the pictogram's line.
globalStyle(`${cards}:has([data-part=icon]) [data-part=surface] > [data-part=mark]`, { marginBlockStart: 5 });

/** The height of a drawing, as a part of its width. */
const ratio = createVar();

/** A drawing as wide as its card, above the title. */
export const picture = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  aspectRatio: `1 / ${ratio}`,
  borderRadius: vars.radius.r2,
  background: color.sunk,
  overflow: 'clip',
  selectors: {
    // A shop stands on the ground.
    '&[data-picture=shop]': { padding: '9% 6% 0', borderBlockEnd: `2px solid ${color.ink}`, borderRadius: 0 },
    '&[data-picture=sketch]': { display: 'flex' },
  },
});
globalStyle(`${picture}[data-picture=kit] > *`, { display: 'grid', boxSizing: 'border-box', height: '100%' });
globalStyle(`${holder} > *`, { vars: { [ratio]: '.667' } });

/** Two overlap, as windows do: the second behind the first. */
export const sketch = style({
  inlineSize: '100%',
  selectors: {
    '&:not(:only-child)': { inlineSize: '62%', marginInlineEnd: '-24%', alignSelf: 'end' },
    '& + &': { order: -1, alignSelf: 'start' },
  },
});

const pictured = `${holder} [data-part=names]:has(> [data-part=icon] > ${picture})`;
globalStyle(`${pictured} > [data-part=icon]`, { flex: '0 0 100%', margin: '0 0 14px' });
globalStyle(`${pictured} > [data-part=icon] + *`, { flex: '0 0 100%', boxSizing: 'border-box', paddingInlineEnd: 31 });
// The mark is beside the title: its margin in percent is one of the width, as is the picture's height.
globalStyle(`${pictured} + [data-part=mark]`, { marginBlockStart: `calc(${ratio} * 100% + 14px)` });
// On a phone a sketch is beside the title, whose longest word has room on the narrowest one.
const sketched = pictured.replace(picture, `${picture}[data-picture=sketch]`);
globalStyle(
  `${sketched} > [data-part=icon]`,
  ifNarrow({ flex: '0 0 calc(60cqi - 116px)', marginBlockEnd: 0, marginInlineEnd: 10 }),
);
globalStyle(`${sketched} > [data-part=icon] + *`, ifNarrow({ flex: '1 0 0', paddingInlineEnd: 0 }));
globalStyle(`${sketched} + [data-part=mark]`, ifNarrow({ marginBlockStart: 5 }));
globalStyle(`${pictured.replace(holder, rows)} + [data-part=mark]`, { marginBlockStart: 0 });
globalStyle(`${pictured.replace(holder, rows)} > [data-part=icon]`, { margin: 0 });
// Two rows of them in one view.
globalStyle(`${holder} > ${pair}`, ifWide({ vars: { [ratio]: '.42' } }));

/** A screen, as small as a window can be. */
export const systemPicture = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  aspectRatio: '1.5',
  padding: 5,
  border: `1px solid color-mix(in oklab, ${color.edge} 55%, transparent)`,
  borderRadius: vars.radius.r1,
  background: color.raised,
});
/** What a smaller package lacks. */
export const missingPicture = style([systemPicture, { border: `1px dashed ${color.edge}`, background: 'none' }]);

/** Shops: two in a row on a phone, so that all are in one view. */
export const shops = style([
  cards,
  {
    '@container': {
      [narrow]: {
        gridTemplateColumns: '1fr 1fr',
        gap: 8,
        vars: { [vars.size.card]: '10px', ...aligned.vars },
        rowGap: 0,
      },
    },
  },
]);
globalStyle(`${holder} > ${shops}`, { vars: { [ratio]: '.6' } });
globalStyle(`${shops} > *`, ifNarrow({ marginBlockEnd: 8 }));
globalStyle(
  `${shops} [data-part=description]`,
  ifNarrow({ marginBlockStart: 4, fontSize: text.fine, color: color.quiet }),
);
globalStyle(`${shops} [data-part=icon] + *`, ifNarrow({ fontSize: '1rem' }));

export const part = style({
  marginBlock: `${space.s4} ${space.s2}`,
  ...h3Style,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
