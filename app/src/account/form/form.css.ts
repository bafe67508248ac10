import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.s3, maxWidth: 480 });

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
    // Always in the page, so that screen readers announce its contents.
    selectors: { '&:empty': { position: 'absolute', padding: 0, border: 0 } },
  },
]);

/** At the end of the label's line, but after the field in tab order. */
export const password = style({ position: 'relative' });

export const show = style({
  position: 'absolute',
  insetBlockStart: -14,
  insetInlineEnd: -8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  color: color.quiet,
});
