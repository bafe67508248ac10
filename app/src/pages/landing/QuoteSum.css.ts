import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import * as strands from './strands.css';

const { color, text } = vars;
const narrow = '(max-width: 400px)';

export const sum = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 16,
  paddingInline: 28,
  '@container': { [narrow]: { columnGap: 14, paddingInline: 20 } },
});

/** The strands end in a dot beside the total. They join here. */
export const join = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 34 - 5.5,
    insetInlineStart: 5.5,
    width: 11,
    height: 11,
    borderRadius: '50%',
    background: color.ink,
  },
});

export const joint = style({
  fill: 'none',
  strokeWidth: 1.5,
  // The rest of the strands isn't drawn there either.
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});
export const firstStrand = style({ stroke: strands.firstStrand });
export const middleStrand = style({ stroke: strands.middleStrand });
export const lastStrand = style({ stroke: strands.lastStrand });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: 16, lineHeight: 1.5 });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBlock: '14px 6px',
  borderBlockStart: `1px solid ${color.ink}`,
});

export const amount = style({ fontSize: '2.5rem', fontWeight: 480, letterSpacing: '-.035em', lineHeight: 1 });

export const due = style({ gridColumn: 2, fontSize: text.small });

export const dueAmount = style({ fontWeight: 600 });
