import { vars } from '@agency-site/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { firstStrand, lastStrand } from './strands.css';

const { color, radius, text, motion } = vars;
const narrow = '(max-width: 400px)';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: 2 };

const own = createVar('own');
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

/** Its own colour, and the strands that run through the row: each from its switch down. */
export const strand = {
  trinity: style({ vars: { [own]: color.strandA, [through]: line(firstStrand), [at]: '6px 24px' } }),
  website: style({
    vars: {
      [own]: color.strandC,
      [through]: `${line(firstStrand)}, ${line(lastStrand)}`,
      [at]: '6px 0, 14.5px 24px',
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

/** 44 px to hit, round a circle of 22. */
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

/** The native control lies unseen over what stands for it. */
export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
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
  color: 'transparent',
  transition: `transform ${motion.fast}`,
  selectors: {
    [`${control}:checked + &`]: { borderColor: own, background: own, color: color.raised },
    [`${control}:focus-visible + &`]: ring,
    [`${toggle}:active > &`]: { transform: 'scale(.92)' },
  },
});

export const body = style({
  minWidth: 0,
  paddingBlock: '12px 18px',
  selectors: { [`${row} + ${row} > &`]: { borderBlockStart: `1px solid ${color.line}` } },
});

const off = `${row}:has([name=solution]:not(:checked))`;

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '1rem',
  fontWeight: 560,
  letterSpacing: '-.008em',
  selectors: { [`${off} &`]: { color: color.quiet, fontWeight: 500 } },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBlock: '10px 8px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  fontSize: text.fine,
  lineHeight: 1.2,
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 38,
  padding: '4px 6px',
  borderRadius: 3,
  color: color.quiet,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { color: color.ink },
    '&:has(:checked)': {
      zIndex: 1,
      borderColor: 'transparent',
      background: color.brandTint,
      boxShadow: `0 0 0 1px ${color.brand}`,
      color: color.brand,
      fontWeight: 600,
    },
    '&:has(:checked) + &': { borderColor: 'transparent' },
    [`${off} & + &`]: { borderInlineStartColor: color.line },
    [`${off} &:has(:checked)`]: {
      background: 'none',
      boxShadow: 'none',
      color: color.quiet,
      fontWeight: 400,
    },
    '&:has(:focus-visible)': { zIndex: 2, outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  },
  '@container': { '(max-width: 300px)': { paddingInline: 1, fontSize: '.75rem' } },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

/** The parts of a package may need a second line on a phone; its place is kept, so that nothing jumps. */
export const rule = style({
  '@container': { [narrow]: { selectors: { [`${strand.trinity} &`]: { minHeight: '2.9em' } } } },
});
