import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone as phoneScreen } from '../../shell/style/media.ts';

/** The colours are part of the picture, as in a photograph. */
export const stage = style({
  overflow: 'hidden',
  padding: 'clamp(20px, 5vw, 72px)',
  borderRadius: vars.radius.r1,
  forcedColorAdjust: 'none',
  '@media': { [phoneScreen]: { borderRadius: 0 }, print: { printColorAdjust: 'exact' } },
});
globalStyle(`${stage} :is(svg, img)`, { display: 'block', height: 'auto', overflow: 'hidden' });
globalStyle(`${stage} :is(b, strong)`, { fontWeight: 600 });

export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(150px, 22%, 270px)',
  gap: 'clamp(16px, 3vw, 44px)',
  alignItems: 'end',
  '@media': { [phoneScreen]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 } },
});

/** Everything inside is measured in em, and an em in its width. */
export const frame = style({ containerType: 'inline-size', minWidth: 0, letterSpacing: '-.005em' });

/** A page in a browser and on a phone; a small screen has room for the phone only. */
export const samePage = style([set]);
globalStyle(`${samePage} > :first-child`, { '@media': { [phoneScreen]: { display: 'none' } } });

export const phoneFrame = style({
  selectors: { [`${set} > &`]: { '@media': { [phoneScreen]: { width: '76%', marginInline: 'auto' } } } },
});

export const browser = style({
  overflow: 'hidden',
  borderRadius: '.75em',
  boxShadow: '0 1em 3em -.6em #0006',
  fontSize: 'calc(100cqw / 75)',
  lineHeight: 1.4,
  '@media': { [phoneScreen]: { fontSize: 'calc(100cqw / 33)' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  height: '2.9em',
  paddingInline: '1.1em',
  background: '#f1eee9',
  color: '#56504a',
});

export const dot = style({ width: '.7em', height: '.7em', borderRadius: '50%', background: '#cfc9c0' });

export const address = style({
  marginInline: 'auto',
  padding: '.22em 5em',
  borderRadius: '1em',
  background: '#fff',
  fontSize: '.84em',
  '@media': { [phoneScreen]: { fontSize: '1em' } },
});

export const phone = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '26.4 / 53',
  border: '.7em solid #17141f',
  borderRadius: '3.4em',
  boxShadow: '0 1em 3em -.6em #0007',
  fontSize: 'calc(100cqw / 26.4)',
  lineHeight: 1.35,
  // The camera.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '.7em',
    insetInlineStart: '50%',
    width: '6em',
    height: '1.6em',
    marginInlineStart: '-3em',
    borderRadius: '1em',
    background: '#17141f',
  },
});

/** A row of two or more: name at the left, amount at the right. */
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: '1em' });

/** A button at the foot of a phone. */
export const footButton = style({
  position: 'absolute',
  insetInline: '1.3em',
  insetBlockEnd: '1.4em',
  padding: '1.05em 1.3em',
  borderRadius: '.6em',
  fontWeight: 600,
  textAlign: 'center',
});
