import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { recordOf } from '../../../domain/record.ts';
import { scriptOnlyStyle } from '../../../shell/style/shared.ts';
import { partIds } from './parts.ts';
import {
  lineHeight,
  medium,
  receiptBottom,
  receiptPadding,
  receiptWidth,
  strandColours,
  sumHeight,
  wide,
} from './shared.ts';

const { color, space, text } = vars;

/** Where the receipt is: below the street, or at its left. */
export const place = style({
  position: 'relative',
  zIndex: 2,
  margin: `14px ${space.gutter} 0`,
  filter: `drop-shadow(0 0 .7px light-dark(#1b123380, #fff6)) drop-shadow(0 14px 22px light-dark(#3b1f8a1c, #0008))`,
  '@container': {
    [wide]: {
      position: 'absolute',
      left: `max(${space.gutter}, (100cqw - ${vars.width.content}) / 2)`,
      insetBlockEnd: receiptBottom,
      width: receiptWidth,
      margin: 0,
    },
  },
});

/** Torn off at its end. */
export const paper = style({
  padding: '16px 20px 26px',
  background: color.raised,
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / 16px 8px repeat-x, linear-gradient(#000, #000) top / 100% calc(100% - 8px) no-repeat',
  '@container': {
    [medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 290px',
      columnGap: 40,
      padding: '20px 28px 34px',
    },
    [wide]: { display: 'block', padding: `18px 24px ${receiptPadding}px` },
  },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  paddingBlockEnd: 10,
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const line = style({
  minHeight: 60,
  display: 'grid',
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@container': { [wide]: { minHeight: lineHeight, height: lineHeight } },
});
export const strand = recordOf(partIds, (id) => style({ vars: { [color.brand]: strandColours[id] } }));

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  // What comes with the website is in the total: only its box is dimmed.
  color: color.ink,
  lineHeight: 1.3,
});
export const name = style({ minWidth: 0, fontSize: '1rem', fontWeight: 560 });
export const about = style({ display: 'block', color: color.quiet, fontSize: text.fine, fontWeight: 400 });
export const price = style({
  fontWeight: 560,
  selectors: { [`${line}:not(:has(:checked)) &`]: { color: color.quiet, fontWeight: 500 } },
});

export const sum = style({
  borderBlockStart: `1px solid ${color.ink}`,
  paddingBlockStart: 10,
  '@container': {
    [medium]: { borderBlockStart: 0, paddingBlockStart: 14 },
    [wide]: {
      height: sumHeight,
      borderBlockStart: `1px solid ${color.ink}`,
      paddingBlockStart: 10,
      display: 'flex',
      flexDirection: 'column',
    },
  },
});
/** Without scripts, sums would not follow what is chosen. */
export const computed = style([scriptOnlyStyle, { marginBlockEnd: 12 }]);
export const row = style({ display: 'flex', alignItems: 'baseline', gap: 8, fontSize: text.ui });
export const saved = style({ color: color.accent, fontSize: text.small });
export const dots = style({
  flex: 1,
  minWidth: 12,
  borderBlockEnd: `1px dotted ${color.edge}`,
  transform: 'translateY(-.25em)',
});
export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const amount = style({ fontSize: '2.125rem', fontWeight: 480, letterSpacing: '-.04em', lineHeight: 1.2 });
export const go = style({ marginBlockStart: 'auto' });
