import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { tagStyle } from '../../shell/style/shared.ts';

const { space, text, color } = vars;

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 10px',
  marginBlock: `-12px ${space.s3}`,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.4,
});

/** The saving, in the theme's only warm colour. */
export const claim = style(tagStyle);

export const comparison = style({ '@media': { [phone]: { display: 'none' } } });

/** Room for the days, which are known later. */
export const left = style({
  minWidth: '11em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridArea: '2 / 1 / auto / -1', minHeight: '1.4em', textAlign: 'start' } },
});
