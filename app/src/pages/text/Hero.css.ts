import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone, tablet } from '../../shell/style/media.ts';
import { hideUntilLoaded } from '../../shell/style/shared.ts';

const { color, space, text } = vars;

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: hideUntilLoaded,
});

/** Without a drawing: the buttons are beside the text. */
export const alone = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `0 ${space.s6}`,
  paddingBlockEnd: `clamp(40px, 4.6vw, ${space.s6})`,
  '@media': { [tablet]: { display: 'block' }, print: { display: 'block' } },
});
globalStyle(`${alone} > p`, { flex: 'none' });

/** With a figure beside the text, or below it on a narrow screen. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
  gap: `${space.s5} ${space.s3}`,
  alignItems: 'start',
  paddingBlockEnd: 'clamp(48px, 6vw, 80px)',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { rowGap: space.s3 },
    // A list needs less room than a drawing.
    [desktop]: {
      selectors: { '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)', columnGap: space.s6 } },
    },
  },
});

/** With the screen of a system: as much of it as possible is in the first view. */
export const product = style([
  pictured,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)',
    columnGap: 'clamp(32px, 4.4vw, 64px)',
    '@media': { [tablet]: { rowGap: space.s4 } },
  },
]);
/** On a tablet, name and text are side by side. */
export const words = style({
  '@media': {
    [tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s5 },
    [phone]: { display: 'block' },
  },
});
globalStyle(`${words} > :last-child > *`, { '@media': { [tablet]: { marginBlockStart: space.s2 } } });
globalStyle(`${words} > :last-child > :first-child`, {
  '@media': { [tablet]: { marginBlockStart: 0 }, [phone]: { marginBlockStart: space.s2 } },
});
/** The product, below its outcome. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockStart: space.s2,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.35,
});

export const title = style({ maxWidth: '13em' });

/** Beside a figure it narrows with its column: three lines at most. */
export const beside = style({ '@media': { [desktop]: { fontSize: 'min(.5rem + 4.45vw, 4.5rem)' } } });

/** Beside the screen of a system there is less room. */
export const system = style({
  fontSize: 'calc(1.683rem + 2.326vw)',
  '@media': { [desktop]: { fontSize: 'min(.5rem + 3.33vw, 3.5rem)' } },
});

export const lead = style({ maxWidth: '34em', marginBlockStart: space.s3 });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginBlockStart: space.s4,
});

export const amount = style({ fontSize: text.h2, letterSpacing: '-.024em', lineHeight: 1.2, whiteSpace: 'nowrap' });

export const from = style({ color: color.quiet, fontSize: text.small, letterSpacing: 0 });

/** Date, reading time, topics. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: space.s3,
  color: color.quiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
