import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** The dark section of the page: uses dark tokens in either scheme. */
export const night = style({
  colorScheme: 'dark',
  paddingBlock: space.section,
  background: color.night,
  color: color.onNight,
  overflow: 'clip',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space.s6} ${space.s7}`,
  alignItems: 'center',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** At the left edge; on a narrow screen at the end of the section. */
export const art = style({
  width: 'calc(100% + 168px)',
  marginInlineStart: -168,
  '@media': {
    [tablet]: { order: 1, width: 'calc(100% + 40px)', maxWidth: 640, margin: '0 auto -24px' },
    [phone]: { marginInlineStart: -20 },
  },
});

export const lead = style({
  maxWidth: '30em',
  marginBlockStart: space.s2,
  color: color.quietNight,
  fontSize: text.lead,
  letterSpacing: '-.006em',
  lineHeight: 1.5,
});

export const table = style({
  width: '100%',
  marginBlockStart: space.s5,
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.4,
});

const cell = (selector: string) => `${table} ${selector}`;

globalStyle(`${cell('th')}, ${cell('td')}`, { paddingInline: 0 });
globalStyle(cell('th'), { fontWeight: 560, textAlign: 'start' });
globalStyle(cell('thead th'), {
  paddingBlockEnd: 12,
  color: color.quietNight,
  fontSize: text.small,
  fontWeight: 500,
  verticalAlign: 'bottom',
});
globalStyle(`${cell('td')}, ${cell('thead th:not(:first-child)')}`, {
  width: 112,
  textAlign: 'center',
  '@media': { [phone]: { width: 88 } },
});
globalStyle(cell('tbody > tr > *'), { paddingBlock: 13, borderBlockStart: `1px solid ${color.lineNight}` });
globalStyle(cell('tbody th > span'), {
  display: 'block',
  color: color.quietNight,
  fontSize: text.small,
  fontWeight: 400,
});
globalStyle(cell('tfoot > tr > *'), {
  paddingBlockStart: space.s2,
  borderBlockStart: `1px solid ${color.onNight}`,
  verticalAlign: 'top',
});

export const yes = style({ color: color.strandA });
globalStyle(`${yes} > svg`, { marginInline: 'auto' });
export const no = style({ color: color.quietNight });

export const price = style({
  display: 'block',
  fontSize: '1.625rem',
  fontWeight: 480,
  letterSpacing: '-.03em',
  lineHeight: 1.1,
  '@media': { [phone]: { fontSize: '1.375rem' } },
});

export const standard = style({
  display: 'block',
  marginBlockStart: 2,
  color: color.quietNight,
  fontSize: text.small,
  textDecorationThickness: 1,
});

export const saving = style({
  display: 'block',
  color: color.accent,
  fontSize: text.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s4}`,
  marginBlockStart: space.s4,
});
