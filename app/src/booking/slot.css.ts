import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { tablet } from '../shell/style/media.ts';
import { scriptOnlyStyle } from '../shell/style/shared.ts';

const { space, text, color, radius } = vars;

/** As high as a month with times, to avoid layout shift. */
export const picker = style({ minBlockSize: 600 });

export const waiting = style([picker, { borderBlockStart: `1px solid ${color.ink}`, paddingBlockStart: space.s3 }]);

/** The way on, under the calendar: it covers nothing while a time is still to be chosen. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  minBlockSize: 72,
  marginBlockStart: space.s4,
  padding: `12px ${space.s3}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  '@media': {
    [tablet]: {
      marginInline: `calc(-1 * ${space.gutter})`,
      padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
      borderWidth: '1px 0 0',
      borderRadius: 0,
    },
  },
});

/** With the chosen time, it stays at the bottom of the window. */
export const docked = style([
  call,
  {
    position: 'sticky',
    insetBlockEnd: 'var(--ag-bottom-inset, 0px)',
    zIndex: 5,
    boxShadow: vars.shadow.dock,
  },
]);

export const glance = style({ flex: '1 1 7rem', lineHeight: 1.3 });

export const moment = style({
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: 560,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const own = style({ color: color.quiet, fontSize: text.fine });

export const missing = style({ flex: '1 1 7rem', color: color.quiet, fontSize: text.ui });

export const whileLoading = style([missing, scriptOnlyStyle]);

/** Small print about the consultation. */
export const note = style({
  maxWidth: '64ch',
  marginBlockStart: space.s3,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Link for browsers without scripts: at once, or after a delay if the scripts don't load. */
export const late = style({
  maxWidth: vars.width.reading,
  marginBlockStart: space.s3,
  padding: '16px 20px',
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.accentTint,
  animation: `${appear} 0s 8s backwards`,
  '@media': { '(scripting: none)': { animation: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
