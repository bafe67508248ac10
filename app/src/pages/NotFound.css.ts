import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Below the button, on the gradient. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s3}`, marginBlockStart: space.s3 });
globalStyle(`${ways} > a`, { lineHeight: '44px' });
globalStyle(`${ways} > a:focus-visible`, { outline: `2px solid ${color.onBrand}` });
