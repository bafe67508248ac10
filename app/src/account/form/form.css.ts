import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.s3, maxWidth: 480 });

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `12px ${space.s3}` });

const note = style({ padding: '12px 14px', fontSize: text.small, lineHeight: 1.45 });

export const problem = style([
  note,
  { borderInlineStart: `3px solid ${color.alarm}`, background: color.alarmTint, overflowWrap: 'anywhere' },
]);

export const good = style([
  note,
  {
    borderInlineStart: `3px solid ${color.success}`,
    background: color.sunk,
    overflowWrap: 'anywhere',
    // It stays in the page, so that what comes into it is read out.
    selectors: { '&:empty': { position: 'absolute', padding: 0, border: 0 } },
  },
]);

/** The switch stands at the end of the label's line, after the field in the order of the keys. */
export const password = style({ position: 'relative' });

export const show = style({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineEnd: 0,
  minWidth: 44,
  minHeight: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.quiet,
  font: 'inherit',
  fontSize: text.small,
  textAlign: 'end',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
});
