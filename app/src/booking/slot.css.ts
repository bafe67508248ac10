import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { tablet } from '../shell/style/media.ts';
import { scriptOnlyStyle } from '../shell/style/shared.ts';
import { h3 } from '../shell/style/type.css';

const { space, text, color, radius } = vars;

/** As high as a month with times, to avoid layout shift. */
export const picker = style({ minBlockSize: 600 });

export const waiting = style([picker, { borderBlockStart: `1px solid ${color.ink}`, paddingBlockStart: space.s3 }]);

/** Room for a column beside the month and its times. */
const beside = 'screen and (min-width: 1251px)';

/** The calendar, and the button to the next step under it or beside it. */
export const choosing = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 296px',
      columnGap: space.s5,
      alignItems: 'start',
    },
  },
});

/** The button to the next step: it covers nothing while a time is still to be chosen. */
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
    [beside]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      position: 'sticky',
      insetBlockStart: 96,
      marginBlockStart: 0,
      padding: '22px 24px 24px',
      boxShadow: vars.shadow.float,
    },
  },
});

/** Only beside the calendar; elsewhere the bar says enough. */
export const callTitle = style([h3, { display: 'none', '@media': { [beside]: { display: 'block' } } }]);

/** With the chosen time, it stays at the bottom of the window. */
export const docked = style([
  call,
  {
    position: 'sticky',
    insetBlockEnd: 'var(--ag-bottom-inset, 0px)',
    zIndex: 5,
    boxShadow: vars.shadow.dock,
    '@media': { [beside]: { insetBlockEnd: 'auto', zIndex: 'auto', boxShadow: vars.shadow.float } },
  },
]);

/** Beside a button of a bar, or above it in the column. */
const filling = { flex: '1 1 7rem', '@media': { [beside]: { flex: 'none' } } } as const;

export const glance = style({ ...filling, lineHeight: 1.3 });

export const moment = style({
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: 560,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const own = style({ color: color.quiet, fontSize: text.fine });

/** Until a time is chosen; a bar has no room for it. */
export const length = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'block',
      paddingBlockEnd: 14,
      borderBlockEnd: `1px solid ${color.line}`,
      fontSize: text.ui,
    },
  },
});

export const missing = style({ ...filling, color: color.quiet, fontSize: text.ui });

export const whileLoading = style([missing, scriptOnlyStyle]);

/** Small print about the consultation. */
export const note = style({
  maxWidth: '64ch',
  marginBlockStart: space.s3,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
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
