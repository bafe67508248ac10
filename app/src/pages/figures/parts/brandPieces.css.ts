import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stage as stageClass } from '../../../shell/art/drawing.css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const pieces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.6fr 1fr 1fr',
  gap: space.s3,
  '@media': {
    [tablet]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const stage = style([stageClass, { height: 300, padding: 12 }]);
globalStyle(`${stage} > svg`, { height: '100%' });

export const title = style({
  marginBlockStart: 16,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
});
export const about = style({ marginBlockStart: 4, color: color.quiet, fontSize: '1rem', lineHeight: 1.5 });
