import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css';
import { features, icon, line, price, root, small, surface, tag } from './card.css';
import { shared, sharedWithin } from './layered';
import { choice, mark } from './mark.css';
import { forced, hovering, ring, struck } from './rules';

const { color } = vars;
const chosen = '&:has(:checked)';

/** What a card with an input adds to one without. */
const choosing = shared(
  {
    selectors: {
      [chosen]: {
        vars: { [line]: '2px' },
        borderColor: 'transparent',
        background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
      },
      '&:has(:disabled)': {
        borderColor: color.line,
        background: color.sunk,
        color: color.quiet,
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': ring,
    },
    '@media': {
      [hovering]: {
        selectors: {
          // Hover of the column, which does not move: a card that rose from under the pointer would fall back and rise again.
          [`${root}:hover > &:not(:has(:checked, :disabled))`]: {
            transform: 'translateY(-2px)',
            borderColor: color.ink,
            boxShadow: vars.shadow.hover,
          },
        },
      },
      [forced]: { selectors: { '&:has(:checked:enabled)': { background: 'none', borderColor: 'Highlight' } } },
    },
  },
  'choosing',
);

export const choosable = style([choice, surface, choosing]);

sharedWithin(`${choosing}:has(:disabled) ${icon}`, { filter: 'grayscale(1)' });
sharedWithin(`${choosing}:has(:disabled) ${price}`, { ...struck('1.5px'), textDecorationColor: color.alarm });
sharedWithin(`${choosing}:has(:checked) > ${features} > li::before`, { borderColor: color.brand });

const corner = shared({ gridArea: '1 / 1 / auto / -1', justifySelf: 'end', marginBlockStart: '2px' }, 'corner');

export const cornerMark = style([mark, corner]);
sharedWithin(`${choosing}:has([type=radio]) > ${corner}`, { borderRadius: '50%' });

/** The input is as large as the card, so that a click anywhere reaches it, even in a corner that a round radio would miss. */
export const input = shared(
  {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  'input',
);

export const reason = style([
  tag,
  shared(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      marginBlockStart: '10px',
      background: color.alarmTint,
      color: color.alarm,
    },
    'reason',
  ),
]);

export const reasonNote = shared({ ...small, marginBlockStart: '8px', fontSize: vars.text.fine }, 'reasonNote');
