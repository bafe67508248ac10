import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { row } from '../style/listRow.css';
import { phone } from '../style/media.ts';

const { color, space, text: size } = vars;

export const note = style({ maxWidth: '60ch', color: color.quiet, lineHeight: 1.55 });

/** Shown in place of rows. */
export const none = style([note, { paddingBlockStart: 14 }]);

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, minWidth: 0 });

export const entry = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
    gap: `4px ${space.s4}`,
    paddingBlock: 20,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const text = style({ maxWidth: '60ch', color: color.quiet, fontSize: '1rem', lineHeight: 1.55 });

export const withdraw = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s3}`,
  marginBlockStart: space.s4,
});

export const rule = style({ flex: '1 1 20em', color: color.quiet, fontSize: size.small, lineHeight: 1.45 });
