import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as buttons } from '../shell/style/actions.css';
import { desktop, phone } from '../shell/style/media.ts';
import { h1Style, h3Style, leadStyle, scriptOnlyStyle, wrapStyle } from '../shell/style/shared.ts';

const { color, space, text, width } = vars;
const titleStyle = { ...h1Style, lineHeight: 1.08 };

export const page = style({
  ...wrapStyle,
  // Room for content that arrives later, so that the footer doesn't shift.
  minHeight: '100vh',
  paddingBlock: `clamp(40px, 6vw, 72px) ${space.s7}`,
});

export const columns = style({
  display: 'grid',
  gap: `${space.s5} ${space.s6}`,
  alignItems: 'start',
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)', gridTemplateRows: 'auto 1fr' },
  },
});

export const main = style({ minWidth: 0 });
export const furtherParts = style({ minWidth: 0, display: 'grid', gap: space.s5, alignContent: 'start' });

/** Sticky below the site header. */
export const aside = style({
  minWidth: 0,
  height: '100%',
  vars: { '--ag-top-inset': '72px' },
  '@media': { [desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const kind = style({ color: color.quiet, fontSize: text.ui });

export const title = style({
  ...titleStyle,
  maxWidth: '18ch',
  marginBlockStart: 6,
});

export const lead = style({ ...leadStyle, maxWidth: '56ch', marginBlockStart: space.s2 });

export const actions = style([buttons, { marginBlockStart: space.s4 }]);

export const heading = style({ ...h3Style, marginBlockEnd: space.s2 });

/** Without scripts, the server-rendered quote is shown. */
export const scriptOnly = style(scriptOnlyStyle);

/** The quote as the server renders it, for browsers without scripts. Styled by element. */
export const withoutScripts = style({
  display: 'block',
  maxWidth: width.reading,
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

globalStyle(`${withoutScripts} h1`, titleStyle);
globalStyle(`${withoutScripts} h2`, { marginBlockStart: space.s5, fontSize: text.h3, fontWeight: 560 });
globalStyle(`${withoutScripts} p`, { marginBlockStart: space.s2, color: color.quiet });
globalStyle(`${withoutScripts} table`, {
  width: '100%',
  marginBlockStart: space.s3,
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${withoutScripts} :is(th, td)`, {
  padding: '12px 0',
  paddingInlineEnd: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${withoutScripts} th[scope=row]`, { fontWeight: 560 });
globalStyle(`${withoutScripts} thead th`, { color: color.quiet, fontSize: text.fine });
globalStyle(`${withoutScripts} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' });

export const table = style({
  width: '100%',
  marginBlockStart: space.s5,
  borderCollapse: 'collapse',
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

globalStyle(`${table} caption`, {
  ...h3Style,
  paddingBlockEnd: 14,
  textAlign: 'start',
});

globalStyle(`${table} [scope=col]`, {
  padding: '10px 0',
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  textAlign: 'start',
});

/** No label for the difference on a phone; the two amounts show it. */
const roomy = { '@media': { [phone]: { display: 'none' } } } as const;

globalStyle(`${table} [scope=col] ~ *`, { paddingInlineStart: space.s2, textAlign: 'end' });
globalStyle(`${table} [scope=col]:last-child`, roomy);

export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  selectors: { '&[data-changed]': { color: color.ink } },
});

export const line = style({
  padding: '12px 0',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const rule = style({
  display: 'block',
  marginBlockStart: 2,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
});

const amount = style({
  padding: '12px 0',
  paddingInlineStart: space.s2,
  lineHeight: 1.4,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
const counts = { color: color.ink, fontWeight: 600 } as const;
const quiet = { color: color.quiet, fontWeight: 400 } as const;

/** The saved and the current amount. The one that is charged stands out. */
export const was = style([amount, quiet, { selectors: { [`${table}[data-guaranteed] &`]: counts } }]);
export const now = style([amount, counts, { selectors: { [`${table}[data-guaranteed] &`]: quiet } }]);

export const difference = style([amount, quiet, roomy]);

export const sum = style({ borderBlock: `1px solid ${color.ink}` });
