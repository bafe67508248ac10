import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

/** Side by side, or one below the other on a phone. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: `${space.s4} ${space.s3}`,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: 400,
  height: 'auto',
  fontFamily: vars.font.family,
});

export const word = style({ fill: color.ink, fontSize: 15, fontWeight: 600 });
export const place = style({ fill: color.quiet, fontSize: 13, '@media': { [tablet]: { fontSize: 15 } } });

export const title = style({ marginBlockStart: 14, textWrap: 'balance' });
