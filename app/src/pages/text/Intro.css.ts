import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';
import { hideUntilLoaded } from '../../shell/style/shared.ts';

const { color, space, text } = vars;

export const intro = style({ paddingBlockEnd: space.s3, selectors: hideUntilLoaded });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space.s3,
});

export const heading = style({
  gridColumn: '1 / span 8',
  maxWidth: '10em',
  '@media': { [tablet]: { gridColumn: '1 / -1' } },
});

export const lead = style({
  gridColumn: '9 / -1',
  alignSelf: 'end',
  maxWidth: '34em',
  '@media': { [tablet]: { gridColumn: '1 / -1' } },
});

export const label = style({
  gridColumn: '1 / -1',
  marginBlockStart: space.s2,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.ink}`,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
});
globalStyle(`${label} strong`, { color: color.ink, fontWeight: 600 });
