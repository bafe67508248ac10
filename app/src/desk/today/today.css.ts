import { style } from '@vanilla-extract/css';

export const call = style({ gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 58 });
export const what = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const backup = style({ paddingTop: 12 });
/** A link or button below a row. */
export const page = style({ padding: '6px 0 10px' });
