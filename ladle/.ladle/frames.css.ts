import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const { color, space, text } = vars;
const frame = { display: 'block', inlineSize: '100%', border: 0 } as const;

/** A story in its own frame: on a phone, the space below tree and toolbar. */
export const alone = style({
  ...frame,
  blockSize: '100%',
  '@media': { '(max-width: 767px)': { blockSize: 'max(480px, calc(100svh - 231px))' } },
});

export const page = style({
  minBlockSize: '100%',
  containerType: 'inline-size',
  background: color.sunk,
  color: color.ink,
});

export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.s3,
  padding: space.s3,
  '@container': { '(width >= 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const one = style({ margin: 0, minInlineSize: 0 });
export const caption = style({ paddingBlockEnd: '6px', font: `400 ${text.small}/1.4 ${vars.font.family}` });

globalStyle(`${caption} a`, { color: 'inherit' });
globalStyle(`${one} iframe`, { ...frame, minBlockSize: '120px', outline: `1px solid ${color.line}` });
/** It has the height of a phone's screen, not of its content. */
globalStyle(`${one} iframe:not([data-fits])`, { blockSize: '640px' });
