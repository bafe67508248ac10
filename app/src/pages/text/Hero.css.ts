import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../../shell/style/hideUntilLoaded.ts';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: hideUntilLoaded,
});

export const columns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: space.s6,
  alignItems: 'center',
  minHeight: 'min(560px, 72vh)',
  paddingBlock: `${space.s4} clamp(48px, 6vw, 80px)`,
  '@media': {
    // Room for the art.
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 30%', columnGap: space.s3, minHeight: 360 },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, paddingBlockStart: 56 },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, paddingBlock: '0 24px' },
  },
});

/** Without a drawing beside the text. */
export const alone = style({ paddingBlock: `${space.s4} clamp(32px, 4vw, 56px)` });

/** With a figure beside the text, or below it on a narrow screen. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)',
  gap: `${space.s5} ${space.s6}`,
  alignItems: 'center',
  paddingBlock: `clamp(32px, 4vw, 56px) clamp(48px, 6vw, 80px)`,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Absolutely positioned, so it causes no layout shift. On a phone only a corner shows, above the text. */
export const art = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'calc(50% + 96px)',
  height: 'calc(100% - 48px)',
  maxHeight: 520,
  aspectRatio: '1',
  transform: 'translateY(-50%)',
  opacity: 0.85,
  '@media': {
    [tablet]: { insetInlineStart: '68%' },
    [phone]: {
      insetBlockStart: -176,
      insetInline: 'auto -72px',
      width: 'min(312px, 78vw)',
      height: 312,
      transform: 'none',
      opacity: 0.7,
    },
    print: { display: 'none' },
  },
});

export const words = style({ paddingBlockStart: space.s3 });

export const title = style({
  maxWidth: '17ch',
  fontSize: 'clamp(2.25rem, 1.68rem + 2.4vw, 3.75rem)',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.04,
  textWrap: 'balance',
});

/** For a headline that is a sentence. */
export const long = style({ maxWidth: '22ch', fontSize: text.h1, letterSpacing: '-.032em', lineHeight: 1.08 });

export const lead = style({ maxWidth: '34em', marginBlockStart: space.s3, textWrap: 'pretty' });

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
