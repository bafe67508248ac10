import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';
import { desktop, tablet } from '../../shell/style/media.ts';

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
    // A list needs less room than a drawing.
    [desktop]: {
      selectors: { '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)', columnGap: space.s6 } },
    },
  },
});

export const title = style({ maxWidth: '13em', textWrap: 'balance' });

/** Beside a figure it narrows with its column: three lines at most. */
export const beside = style({ '@media': { [desktop]: { fontSize: 'min(.5rem + 4.45vw, 4.5rem)' } } });
/** A long headline beside a figure. */
export const long = style({ fontSize: 'clamp(2.125rem, 1.5rem + 2.2vw, 3.25rem)' });

export const lead = style({ maxWidth: '34em', marginBlockStart: space.s3, textWrap: 'balance' });

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
