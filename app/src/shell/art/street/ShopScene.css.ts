import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../style/media.ts';
import { unbranded } from './palette.css';
import { dotted, fittings, ground } from './palette.ts';

export const scene = style({
  vars: fittings,
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fontFamily: vars.font.family,
});
/** Parts that show a brand's colours, and their grey replacements. */
globalStyle(`${scene}${unbranded} [data-part=brand]`, { display: 'none' });
globalStyle(`${scene}${unbranded} [data-part=unbranded]`, { ...dotted, display: 'inline' });
/** Words that would be too small to be read. */
globalStyle(`${scene} [data-part=small]`, { '@media': { [tablet]: { display: 'none' } } });

export const pavement = style({ fill: ground });
export const kerb = style({ fill: vars.color.ink });
