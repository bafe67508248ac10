import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../style/media.ts';
import { h3Style } from '../style/shared.ts';

const { color, space, text } = vars;

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space.s4} ${space.s3}`,
  alignItems: 'start',
  marginBlockEnd: space.s5,
  paddingBlockEnd: space.s5,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s2,
      marginBlockEnd: space.s4,
      paddingBlockEnd: space.s4,
    },
  },
  // Not below a payment, a confirmed booking, the set-up of an account or a dashboard: the page itself says so.
  selectors: { ':root:has(main [data-no-newsletter]) &': { display: 'none' } },
});

export const title = style(h3Style);

export const lead = style({ marginBlockStart: 4, color: color.quiet, fontSize: text.ui, lineHeight: 1.5 });

/** Keeps the button beside the input when there is a message below it. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' });

export const field = style({ flex: '1 1 150px' });

export const button = style({
  minHeight: 52,
  marginBlockStart: `calc(1.45 * ${text.small} + 6px)`,
});

/** In place of the form; focused only by script, so it shows no focus ring. */
export const sent = style({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  fontSize: text.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  outline: 'none',
});

/** Below it. */
export const other = style({ marginBlockStart: 12 });

export const fine = style({ marginBlockStart: 8, color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });
