import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** A button beside the text, if there is room. */
export const cheaper = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 24px' });

globalStyle(`${cheaper} > p`, { margin: 0, flex: '1 1 24em' });

/** A note below the cards of a step. */
export const under = style({ selectors: { '&:has(p)': { marginBlockStart: space.s3 } } });
