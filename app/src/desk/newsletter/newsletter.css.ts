import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from '../style/widths.ts';

const { color, radius } = vars;

/** The text beside what becomes of it. */
export const writing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
  gap: '28px 44px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({ display: 'grid', gap: 16, minWidth: 0 });
export const preview = style({ paddingTop: 14, display: 'grid', gap: 12 });
export const frame = style({
  width: '100%',
  height: 520,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.raised,
});
export const plain = style({
  height: 520,
  overflow: 'auto',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: 'inherit',
});
export const issue = style({ gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 58 });
export const notSaved = style({ marginBottom: 22 });
