import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

/** The names are at the three loops. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 0',
  width: '100%',
  maxWidth: 460,
  marginInline: 'auto',
  '@media': { [tablet]: { maxWidth: 400 } },
});

export const knot = style({ gridColumn: '1 / -1', width: '100%', height: 'auto' });

export const name = style({ fontSize: vars.text.h3, fontWeight: 500, letterSpacing: '-.014em', lineHeight: 1.3 });
export const top = style({ gridColumn: '1 / -1', textAlign: 'center' });
export const end = style({ textAlign: 'end' });
