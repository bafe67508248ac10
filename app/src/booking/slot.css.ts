import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { actions as buttons } from '../shell/style/actions.css';
import { desktop } from '../shell/style/media.ts';
import { scriptOnlyStyle } from '../shell/style/shared.ts';
import { h3 } from '../shell/style/type.css';

const { space, text, color, radius } = vars;

/** As high as a month with times, to avoid layout shift. */
export const waiting = style({
  minBlockSize: 600,
  borderBlockStart: `1px solid ${color.ink}`,
  paddingBlockStart: space.s3,
});

/** The calendar is wide enough for its times beside the month. */
const beside = '(min-width: 700px)';
const below = '(max-width: 699.98px)';

/** The button to the next step, across the window or under the times: it covers nothing while a time is still to be chosen. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  minBlockSize: 72,
  marginBlockStart: space.s4,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom))`,
  border: `0 solid ${color.line}`,
  borderBlockStartWidth: 1,
  background: color.raised,
  '@container': {
    [beside]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      marginBlockStart: space.s3,
      marginInline: 0,
      padding: '22px 24px 24px',
      borderWidth: 1,
      borderRadius: radius.r2,
      boxShadow: vars.shadow.float,
    },
  },
});

/** Only under the times; elsewhere the bar says enough. */
export const callTitle = style([h3, { display: 'none', '@container': { [beside]: { display: 'block' } } }]);

/** With the chosen time, a bar stays at the bottom of the window. */
export const docked = style([
  call,
  {
    '@container': {
      [below]: {
        position: 'sticky',
        insetBlockEnd: 'var(--ag-bottom-inset, 0px)',
        zIndex: 5,
        boxShadow: vars.shadow.dock,
      },
    },
  },
]);

/** Beside a button of a bar, or above it in the column. */
const filling = { flex: '1 1 7rem', '@container': { [beside]: { flex: 'none' } } } as const;

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
  '@container': {
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

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Link for browsers without scripts: at once, or after a delay if the scripts don't load. */
export const late = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  maxWidth: vars.width.reading,
  marginBlockStart: space.s3,
  padding: '16px 20px',
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.accentTint,
  animation: `${appear} 0s 8s backwards`,
  '@media': { '(scripting: none)': { animation: 'none' } },
});

const rule = `${color.line} 1px, transparent 1px`;

/** Instead of the calendar, beside its outline where there is room. */
export const down = style({
  position: 'relative',
  display: 'grid',
  gap: 16,
  maxWidth: '36em',
  marginBlockStart: 24,
  '@media': {
    [desktop]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 'calc(100% + 72px)',
        width: 420,
        height: 360,
        border: `1px dashed ${color.edge}`,
        borderRadius: vars.radius.r2,
        backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
        backgroundSize: '60px 60px',
      },
    },
  },
});

export const actions = style([buttons, { flexGrow: 1 }]);
