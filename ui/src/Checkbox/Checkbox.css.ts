import { layered } from '../lib/layered';

/** Aligned with the label's text, not with the box. */
export const notes = layered({ display: 'grid', gap: '4px', marginBlockStart: '-8px', paddingInlineStart: '34px' });
