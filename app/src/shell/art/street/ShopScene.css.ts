import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainSign, unbranded } from './palette.css';
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
/** Words that would be smaller than 9 pixels; in a narrow place, lines in place of the others. */
globalStyle(`${scene} [data-part=small]`, { display: 'none' });
const upTo = (width: number, display: string) => ({ '@container': { [`(max-width: ${width}px)`]: { display } } });
globalStyle(`${scene} [data-part=words]`, upTo(490, 'none'));
globalStyle(`${scene} [data-part=bar]`, upTo(490, 'inline'));
globalStyle(`${scene} ${plainSign}`, upTo(340, 'none'));

export const pavement = style({ fill: ground });
export const kerb = style({ fill: vars.color.ink });
