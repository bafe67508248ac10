import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Buttons below the text. */
export const cheaper = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px' });

globalStyle(`${cheaper} > p`, { margin: 0, flexBasis: '100%' });

/** A note below the cards of a step. */
export const under = style({ selectors: { '&:has(p)': { marginBlockStart: space.s3 } } });

export const facts = style({ marginBlockStart: space.s3 });
