import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stage as stageClass } from '../../../shell/art/drawing.css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { h3 } from '../../../shell/style/type.css';

const { space } = vars;

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

export const title = style([h3, { marginBlockStart: 16 }]);
