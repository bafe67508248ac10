import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../shell/style/control.css';

const { color, motion } = vars;

/** Colour of the part's strand. */
const own = createVar('own');

export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 16,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const strand = {
  website: style({ vars: { [own]: color.strandA } }),
  trinity: style({ vars: { [own]: color.strandC } }),
};

/** A 44 px target around a 22 px circle. */
export const toggle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '6px 0 0 -11px',
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

export const body = style({ minWidth: 0, paddingBlock: '16px 18px' });

/** Contents of a row that is switched off. */
export const off = `${row}:has([name=solution]:not(:checked))`;

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '1rem',
  fontWeight: 560,
  letterSpacing: '-.008em',
  selectors: { [`${off} &`]: { color: color.quiet, fontWeight: 500 } },
});
