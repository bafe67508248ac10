import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/media.ts';

const { color, space, text, radius, shadow } = vars;

/** Floats under the header, so that nothing moves when it comes. */
export const notice = style({
  position: 'fixed',
  insetBlockStart: 84,
  insetInline: space.gutter,
  zIndex: 15,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  padding: '10px 8px 10px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  boxShadow: shadow.float,
  '@media': { [tablet]: { insetBlockStart: 76 } },
});

export const words = style({ fontSize: text.ui, fontWeight: 560, lineHeight: 1.4 });

export const close = style({ display: 'grid', placeItems: 'center', width: 44, height: 44, color: color.quiet });
