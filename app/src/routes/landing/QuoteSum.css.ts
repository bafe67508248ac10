import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import * as strands from './strands.css';

const { color, text } = vars;
const narrow = '(max-width: 400px)';
/** From the top of the row to where the strands meet, beside the first line of text. */
const meeting = 26;

export const sum = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 16,
  paddingInline: 28,
  '@container': { [narrow]: { columnGap: 14, paddingInline: 20 } },
});

const thread = {
  position: 'relative',
  backgroundImage: `linear-gradient(${strands.joinedStrand}, ${strands.joinedStrand})`,
  backgroundRepeat: 'no-repeat',
} as const;

const dot = {
  content: '',
  position: 'absolute',
  insetInlineStart: 5.5,
  width: 11,
  height: 11,
  borderRadius: '50%',
} as const;

export const join = style({
  ...thread,
  backgroundPosition: `10.25px ${meeting}px`,
  backgroundSize: '1.5px 100%',
  '::after': { ...dot, insetBlockStart: meeting - 5.5, background: strands.joinedStrand },
});

/** The strands have met: money is saved. */
export const joinSaved = style({ '::after': { background: color.accent } });

export const joint = style({
  fill: 'none',
  strokeWidth: 1.5,
  // There the rest of the strands is not drawn either.
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});
export const firstStrand = style({ stroke: strands.firstStrand });
export const lastStrand = style({ stroke: strands.lastStrand });

export const end = style({
  ...thread,
  backgroundPosition: '10.25px 0',
  backgroundSize: '1.5px 50%',
  '::after': { ...dot, insetBlockStart: 'calc(50% - 5.5px)', background: color.ink },
});

export const discount = style({
  paddingBlock: '14px 16px',
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
});

/** Marigold: money saved. */
export const discountSaved = style({ color: color.accent });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  lineHeight: 1.5,
  selectors: { [`${discountSaved} > &`]: { fontWeight: 560 } },
});

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
