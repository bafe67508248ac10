import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { besideMonth } from './besideMonth';

export const root = layered(
  {
    order: 4,
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    boxSizing: 'border-box',
    gap: '6px 12px',
    paddingBlockStart: '14px',
    fontSize: vars.text.small,
    lineHeight: 1.45,
    // Room for a button above the times, so that they don't shift when the next free day is known.
    '@container': {
      // Until a day is chosen, it fills the empty column of the times.
      [besideMonth.beside]: { selectors: { ':not([data-day]) + &': { gridColumn: 2, gridRow: 2 } } },
      [besideMonth.below]: { selectors: { ':not(:has(> * [aria-selected=true])) > &': { minBlockSize: '40px' } } },
    },
  },
  'root',
);

/** Always rendered, so that new text in it is announced; takes no space while empty. */
export const notice = layered(
  { margin: 0, marginInlineEnd: '8px', textWrap: 'pretty', selectors: { '&:empty': { marginInlineEnd: '-12px' } } },
  'notice',
);
