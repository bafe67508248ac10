import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

export const section = style({ paddingBlock: space.section });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s4} ${space.s6}`,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lead = style({
  maxWidth: '24em',
  marginBlockStart: space.s2,
  color: color.quiet,
  fontSize: text.body,
  lineHeight: 1.5,
});
