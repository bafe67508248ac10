import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { plateStyle } from '../../../shell/style/shared.ts';

const { color, space } = vars;

/** Of a portrait, which is square, in pixels; on a narrow screen, the words have more than half of it. */
export const portraitWidth = 160;

/** As many beside each other as have room for their words. */
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: `${space.s5} ${space.s6}`,
});

export const person = style({ display: 'flex', gap: space.s3, alignItems: 'start' });

export const portrait = style({
  ...plateStyle,
  flex: 'none',
  width: `min(30%, ${portraitWidth}px)`,
  aspectRatio: '1 / 1',
  background: color.sunk,
});
export const face = style({
  position: 'absolute',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const words = style({ flex: 1, minWidth: 0 });
export const role = style({ color: color.quiet });
export const about = style({ maxWidth: '60ch', marginBlockStart: space.s2 });
