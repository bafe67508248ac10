import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.s3, marginBlockStart: space.s3 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space.s3,
  alignItems: 'start',
});

/** The least height of the text area, which grows with its text. */
export const message = style({});
globalStyle(`${message} textarea`, { minBlockSize: 176 });

/** Honeypot: hidden and not focusable, so only bots fill it in. */
export const honeypot = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const fine = style({
  flex: '1 1 240px',
  maxWidth: '44ch',
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.45,
});

export const title = style({ fontSize: text.small, fontWeight: 560, lineHeight: 1.45 });

export const list = style({ marginBlockStart: 6, borderBlockStart: `1px solid ${color.ink}` });

export const item = style({
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
