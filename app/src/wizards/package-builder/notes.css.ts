import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, color } = vars;

/** Buttons below the text. */
export const cheaper = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px' });

globalStyle(`${cheaper} > p`, { margin: 0, flexBasis: '100%' });

/** A note below the cards of a step. */
export const under = style({ selectors: { '&:has(p)': { marginBlockStart: space.s3 } } });

/** A row after the folds. */
export const deliveryTimes = style({ paddingBlock: 20, borderBlockEnd: `1px solid ${color.line}` });
