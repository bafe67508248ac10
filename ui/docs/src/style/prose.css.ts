import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

export const title = style({
  fontSize: text.h1,
  fontWeight: 500,
  letterSpacing: '-.03em',
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
});

export const lead = style({
  marginBlockStart: 16,
  color: color.quiet,
  fontSize: text.lead,
  lineHeight: 1.5,
});

/** A text compiled from Markdown: only its own elements, never those of a live example. */
export const prose = style({ marginBlockStart: space.s4 });

const own = (selector: string) =>
  selector
    .split(', ')
    .map((one) => `${prose} > ${one}`)
    .join(', ');

globalStyle(own('* + *'), { marginBlockStart: 16 });
globalStyle(own('h2'), {
  marginBlockStart: space.s5,
  paddingBlockStart: space.s2,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.h2,
  letterSpacing: '-.022em',
  lineHeight: 1.2,
});
globalStyle(own('h2:first-child'), { marginBlockStart: space.s4 });
globalStyle(own('h3'), {
  marginBlockStart: space.s5,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
});
globalStyle(own('h4'), { marginBlockStart: space.s3, fontSize: text.body, fontWeight: 600 });
globalStyle(`${prose} .anchor`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${prose} .anchor:hover`, { color: color.brand });
globalStyle(own('ul'), { paddingInlineStart: 20, listStyle: 'disc' });
globalStyle(own('ol'), { paddingInlineStart: 24, listStyle: 'decimal' });
globalStyle(`${prose} > ul > li + li, ${prose} > ol > li + li`, { marginBlockStart: 6 });
globalStyle(`${prose} > ul > li > * + *`, { marginBlockStart: 8 });
globalStyle(`${prose} > :is(p, ul, ol, table) a, ${prose} td a`, {
  color: color.brand,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
globalStyle(`${lead} code`, { fontFamily: mono, fontSize: '.87em', overflowWrap: 'anywhere' });
globalStyle(`${prose} > :is(h2, h3, p, ul, ol, table) code`, {
  padding: '2px 5px',
  borderRadius: radius.r1,
  background: color.sunk,
  fontFamily: mono,
  fontSize: '.87em',
  overflowWrap: 'anywhere',
});
globalStyle(own('h2 code, h3 code'), { padding: 0, background: 'none' });

// Tables: rows of cells; on a narrow screen, blocks with the name of their column.
const narrow = 'screen and (max-width: 639.98px)';
globalStyle(own('table'), {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': { [narrow]: { display: 'block' } },
});
globalStyle(`${prose} > table thead`, {
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)', blockSize: 1, overflow: 'hidden' } },
});
globalStyle(`${prose} > table th`, {
  padding: '8px 16px 8px 0',
  borderBlockEnd: `1px solid ${color.ink}`,
  fontWeight: 600,
  textAlign: 'start',
});
globalStyle(`${prose} > table td`, {
  padding: '10px 16px 10px 0',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'top',
});
globalStyle(`${prose} > table td:first-child code`, { overflowWrap: 'normal', whiteSpace: 'nowrap' });
globalStyle(`${prose} > table :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${prose} > table :is(tbody, tr, td)`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${prose} > table tr`, {
  '@media': { [narrow]: { paddingBlock: 12, borderBlockEnd: `1px solid ${color.line}` } },
});
globalStyle(`${prose} > table td`, { '@media': { [narrow]: { padding: '2px 0', border: 0 } } });
globalStyle(`${prose} > table td:empty`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${prose} > table td[data-head]:not(:first-child)::before`, {
  '@media': { [narrow]: { content: 'attr(data-head) ": "', color: color.quiet, fontSize: text.small } },
});

// Code.
globalStyle('.code', {
  position: 'relative',
  marginBlock: '16px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.sunk,
  overflow: 'clip',
});
globalStyle('.code figcaption', {
  padding: '10px 20px 0',
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: '24px',
});
globalStyle('.code pre', {
  margin: 0,
  padding: '8px 20px 16px',
  overflowX: 'auto',
  color: color.ink,
  fontFamily: mono,
  fontSize: text.fine,
  lineHeight: 1.65,
  tabSize: 2,
});
globalStyle('.code pre:focus-visible', { outlineOffset: -2 });
globalStyle('.code code', { fontFamily: 'inherit' });
globalStyle('.copy', {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 8,
  minBlockSize: 32,
  paddingInline: 12,
  border: 0,
  borderRadius: radius.r1,
  background: color.sunk,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle('.copy[hidden]', { display: 'none' });
globalStyle('.copy:hover', { color: color.brand });

/** Kinds of tokens, by the names that Shiki gives them, in colours with 4.5 : 1 on `sunk` in both schemes. */
const kinds = {
  keyword: color.brand,
  function: color.strandB,
  'string-expression': color.success,
  string: color.success,
  constant: color.accent,
  parameter: color.accent,
  comment: color.quiet,
  link: color.focus,
};
for (const [kind, tone] of Object.entries(kinds)) globalStyle(`.code .${kind}`, { color: tone });
globalStyle('.code .comment', { fontStyle: 'italic' });

// The components at a glance.
globalStyle(`${prose} .tiles ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space.s2,
});
globalStyle(`${prose} .tiles li`, {
  position: 'relative',
  padding: '0 20px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  overflow: 'clip',
});
globalStyle(`${prose} .tiles li:hover`, { borderColor: color.brand });
globalStyle(`${prose} .tiles img`, {
  inlineSize: 'calc(100% + 40px)',
  maxInlineSize: 'none',
  marginInline: -20,
  marginBlockEnd: 16,
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
});
// The one picture in the scheme of the page, chosen by its reader or their system.
const [lightPicture, darkPicture] = ['img:not([src$=".dark.webp"])', 'img[src$=".dark.webp"]'] as const;
const dark = '(prefers-color-scheme: dark)';
globalStyle(`${prose} .tiles ${darkPicture}`, { display: 'none', '@media': { [dark]: { display: 'block' } } });
globalStyle(`${prose} .tiles ${lightPicture}`, { '@media': { [dark]: { display: 'none' } } });
globalStyle(`:root[data-theme="light"] ${prose} .tiles ${darkPicture}`, { display: 'none' });
globalStyle(`:root[data-theme="light"] ${prose} .tiles ${lightPicture}`, { display: 'block' });
globalStyle(`:root[data-theme="dark"] ${prose} .tiles ${lightPicture}`, { display: 'none' });
globalStyle(`:root[data-theme="dark"] ${prose} .tiles ${darkPicture}`, { display: 'block' });
globalStyle(`${prose} .tiles a`, {
  display: 'block',
  color: color.ink,
  fontSize: text.body,
  fontWeight: 560,
  textDecoration: 'none',
});
globalStyle(`${prose} .tiles a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${prose} .tiles em`, { float: 'inline-end', fontSize: text.small, fontStyle: 'normal', lineHeight: 1.9 });
