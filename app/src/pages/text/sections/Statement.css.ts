import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gap: `${space.s2} ${space.s5}`,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const statement = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 3rem)',
  fontWeight: 480,
  letterSpacing: '-.032em',
  lineHeight: 1.14,
});

export const text = style({ maxWidth: '34em', color: color.quiet });
