import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { control } from './control.css';
import { firstStrand, lastStrand, middleStrand } from './strands.css';

const { color, motion } = vars;
const narrow = '(max-width: 400px)';

/** Colour of the strand that begins here. */
const own = createVar('own');
/** The strands that run through the row, and where. */
const through = createVar('through');
const at = createVar('at');

export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 16,
  paddingInline: 28,
  '@container': { [narrow]: { columnGap: 14, paddingInline: 20 } },
});

const line = (paint: string) => `linear-gradient(${paint}, ${paint})`;

/** Each strand runs down from its switch. */
export const strand = {
  'brand-identity': style({ vars: { [own]: color.strandA, [through]: line(firstStrand), [at]: '6px 24px' } }),
  'ad-campaigns': style({
    vars: {
      [own]: color.strandB,
      [through]: `${line(firstStrand)}, ${line(middleStrand)}`,
      [at]: '6px 0, 10.25px 24px',
    },
  }),
  'complete-platform': style({
    vars: {
      [own]: color.strandC,
      [through]: `${line(firstStrand)}, ${line(middleStrand)}, ${line(lastStrand)}`,
      [at]: '6px 0, 10.25px 0, 14.5px 24px',
    },
  }),
};

export const gutter = style({
  position: 'relative',
  backgroundImage: through,
  backgroundPosition: at,
  backgroundSize: '1.5px 100%',
  backgroundRepeat: 'no-repeat',
});

/** A 44 px target around a 22 px circle. */
export const toggle = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: -11,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
});

export const node = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.raised,
  color: color.raised,
  transition: `transform ${motion.fast}`,
  selectors: {
    [`${control}:checked + &`]: { borderColor: own, background: own },
    [`${control}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [`${toggle}:active > &`]: { transform: 'scale(.92)' },
  },
});

/** The tick. With forced colours, an empty circle must stay empty. */
globalStyle(`${control}:not(:checked) + ${node} > svg`, { visibility: 'hidden' });

export const body = style({
  minWidth: 0,
  paddingBlock: '12px 18px',
  selectors: { [`${row} + ${row} > &`]: { borderBlockStart: `1px solid ${color.line}` } },
});

/** Contents of a row that is switched off. */
export const off = `${row}:has([name=service]:not(:checked))`;

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '1rem',
  fontWeight: 560,
  letterSpacing: '-.008em',
  selectors: { [`${off} &`]: { color: color.quiet, fontWeight: 500 } },
});
