import { vars } from '../../theme/tokens.css';
import { layered } from '../layered';
import { besideMonth } from './besideMonth';

export const root = layered(
  {
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    boxSizing: 'border-box',
    gap: '6px 12px',
    fontSize: vars.text.small,
    lineHeight: 1.45,
    '@container': {
      // Below the month; until a day is chosen, in the empty column of the times.
      [besideMonth.beside]: {
        gridColumn: 1,
        gridRow: 2,
        paddingBlockStart: '14px',
        selectors: { ':not(:has(> [data-day])) > &': { gridColumn: 2 } },
      },
      // Above the month, with room for a button, so that nothing shifts when the next free day is known.
      [besideMonth.below]: {
        paddingBlockEnd: '8px',
        selectors: { ':not(:has(> [data-day])) > &': { minBlockSize: '48px' } },
      },
    },
  },
  'root',
);

/** Always rendered, so that new text in it is announced; takes no space while empty. */
export const notice = layered(
  { margin: 0, marginInlineEnd: '8px', textWrap: 'pretty', selectors: { '&:empty': { marginInlineEnd: '-12px' } } },
  'notice',
);
