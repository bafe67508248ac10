import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/media.ts';

const { color, space, text: size } = vars;

export const note = style({ maxWidth: '60ch', color: color.quiet, lineHeight: 1.55 });

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, minWidth: 0 });

/** Rows parted by hairlines, opened by an ink rule. */
export const rows = style({ borderBlockStart: `1px solid ${color.ink}` });

export const row = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` });

export const fact = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
    gap: `4px ${space.s4}`,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const entry = style([fact, { paddingBlock: 20 }]);

export const name = style({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const value = style({ fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 });
export const text = style({ maxWidth: '60ch', color: color.quiet, fontSize: '1rem', lineHeight: 1.55 });

export const withdraw = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s3}`,
  marginBlockStart: space.s4,
});

export const rule = style({ flex: '1 1 20em', color: color.quiet, fontSize: size.small, lineHeight: 1.45 });
