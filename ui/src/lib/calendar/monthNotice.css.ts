import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../../theme/layers.css';
import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { besideMonth } from './besideMonth';

export const root = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  boxSizing: 'border-box',
  gap: '6px 12px',
  fontSize: vars.text.small,
  lineHeight: 1.45,
  selectors: {
    '&:has(> :not(:empty))': { paddingBlockStart: '14px' },
    // Until a day is chosen, with room for a button, so that nothing shifts when the next free day is known.
    ':not([data-day]) + &': { minBlockSize: '54px' },
  },
  '@container': { [besideMonth.below]: { order: 4 } },
});

// What follows the calendar is below the times, too.
globalStyle(`${root} ~ *`, {
  '@layer': { [componentsLayer]: { '@container': { [besideMonth.below]: { order: 6 } } } },
});

/** Always rendered, so that new text in it is announced; takes no space while empty. */
export const notice = layered({
  margin: 0,
  marginInlineEnd: '8px',
  textWrap: 'pretty',
  selectors: { '&:empty': { marginInlineEnd: '-12px' } },
});
