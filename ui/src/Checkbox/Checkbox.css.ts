import { layered } from '../lib/layered';
import { hovering, ring } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const row = layered(
  {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    columnGap: '12px',
    paddingBlock: '10px',
    fontSize: text.ui,
    lineHeight: 1.5,
    overflowWrap: 'break-word',
    selectors: { '&:has(:disabled)': { color: color.quiet, cursor: 'not-allowed' } },
  },
  'row',
);

/** Centred on the first line of text, at any text size. */
const cell = { gridArea: '1 / 1', marginBlock: 'calc((1lh - 22px) / 2)' } as const;

/** The invisible input covers its mark, so that touch exploration with a screen reader finds it there. */
export const input = layered(
  { ...cell, zIndex: 1, inlineSize: '22px', blockSize: '22px', marginInline: 0, opacity: 0, cursor: 'inherit' },
  'input',
);

export const mark = layered(
  {
    ...cell,
    selectors: {
      ':focus-visible + &': ring,
      '[aria-invalid=true] + &': { boxShadow: `inset 0 0 0 1px ${color.alarm}` },
      '[aria-invalid=true]:enabled:not(:checked) + &': { borderColor: color.alarm },
    },
    '@media': {
      [hovering]: { selectors: { [`${row}:hover > :enabled:not(:checked) + &`]: { borderColor: color.ink } } },
    },
  },
  'mark',
);

/** Aligned with the label's text, not with the box. */
export const notes = layered(
  { display: 'grid', gap: '4px', marginBlockStart: '-8px', paddingInlineStart: '34px' },
  'notes',
);
