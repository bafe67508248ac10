import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A sheet for print: sizes are in points and millimetres, independent of the browser's text size. */
const fine = '8.5pt';
const text = '10pt';

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      // Dark text on white, even in the dark colour scheme.
      colorScheme: 'light',
      color: color.ink,
      fontFamily: vars.font.family,
      fontSize: text,
      lineHeight: 1.45,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

globalStyle('@page', { size: 'A4', margin: '18mm 18mm 16mm' } as never);
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`body:has(> ${sheet})`, { '@media': { print: { background: 'none', minHeight: 0 } } });

const ends = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '8mm' } as const;
const whole = { breakInside: 'avoid' } as const;

export const head = style({ ...ends, paddingBlockEnd: '4mm', borderBlockEnd: `1pt solid ${color.ink}` });
export const agency = style({ display: 'flex', alignItems: 'center', gap: '3mm', fontSize: '12pt', fontWeight: 600 });
export const mark = style({ width: '10mm', height: '9mm' });
export const kind = style({ fontSize: '22pt', fontWeight: 480, letterSpacing: '-.032em', lineHeight: 1 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '4mm 12mm', marginBlock: '6mm 12mm' });
export const name = style({ color: color.quiet, fontSize: fine });
export const value = style({ fontWeight: 500 });

export const title = style({
  marginBlockEnd: '6mm',
  fontSize: '17pt',
  fontWeight: 480,
  letterSpacing: '-.024em',
  lineHeight: 1.2,
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const column = style({
  paddingInline: 0,
  paddingBlockEnd: '2mm',
  borderBlockEnd: `.75pt solid ${color.ink}`,
  color: color.quiet,
  fontSize: fine,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
export const row = style({ ...whole, borderBlockEnd: `.5pt solid ${color.line}` });
export const what = style({ padding: '3mm 0', fontWeight: 560, textAlign: 'start', verticalAlign: 'top' });
export const why = style({
  display: 'block',
  maxWidth: '136mm',
  marginBlockStart: '.8mm',
  color: color.quiet,
  fontSize: fine,
  fontWeight: 400,
  lineHeight: 1.4,
});
export const amount = style({
  paddingBlock: '3mm',
  paddingInline: '8mm 0',
  fontWeight: 500,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});

export const sums = style({
  ...whole,
  display: 'grid',
  gap: '3mm',
  paddingBlockStart: '4mm',
  borderBlockStart: `1pt solid ${color.ink}`,
  marginBlockStart: '-.5pt',
});
export const total = style({ ...ends, fontSize: '17pt', fontWeight: 480, letterSpacing: '-.024em' });
export const sum = style({ ...ends, fontWeight: 560, selectors: { '& + &': { color: color.quiet, fontWeight: 400 } } });

export const foot = style({
  ...whole,
  display: 'grid',
  gap: '2mm',
  marginBlockStart: '12mm',
  paddingBlockStart: '4mm',
  borderBlockStart: `.5pt solid ${color.line}`,
  fontSize: fine,
});
export const address = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const agencyData = style({ marginBlockStart: space.s1, color: color.quiet });
