import { vars } from '../theme/tokens.css';
import { shared } from './layered';
import { hovering, ring } from './rules';

const { color, text } = vars;

export const row = shared({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: '12px',
  paddingBlock: '10px',
  fontSize: text.ui,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  selectors: { '&:has(:disabled)': { color: color.quiet, cursor: 'not-allowed' } },
});

/** Centred on the first line of text, at any text size. */
const cell = { gridArea: '1 / 1', marginBlock: 'calc((1lh - 22px) / 2)' } as const;

/** The invisible input covers its mark, so that touch exploration with a screen reader finds it there. */
export const input = shared({
  ...cell,
  zIndex: 1,
  inlineSize: '22px',
  blockSize: '22px',
  marginInline: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const mark = shared({
  ...cell,
  selectors: {
    ':focus-visible + &': ring,
    '[aria-invalid=true] + &': { boxShadow: `inset 0 0 0 1px ${color.alarm}` },
    '[aria-invalid=true]:enabled:not(:checked) + &': { borderColor: color.alarm },
    ':indeterminate + &': { borderColor: color.brand, color: color.brand },
    ':indeterminate + &::after': { visibility: 'visible', clipPath: 'inset(6px 2px)' },
  },
  '@media': {
    [hovering]: { selectors: { [`${row}:hover > :enabled:not(:checked) + &`]: { borderColor: color.ink } } },
  },
});
