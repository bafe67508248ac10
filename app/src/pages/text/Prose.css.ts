import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { h3Style, hiddenStyle } from '../../shell/style/shared.ts';

const { color, space, text } = vars;

/** The text: about 70 characters per line. */
export const prose = style({ maxWidth: '31em', fontSize: text.body, lineHeight: 1.65 });

const inside = (selector: string) => `${prose} ${selector}`;

globalStyle(inside('> * + *'), { marginBlockStart: '1.1em' });
globalStyle(inside('> h2'), {
  marginBlockStart: '1.6em',
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.2,
});
globalStyle(inside('> h3'), {
  marginBlockStart: space.s4,
  ...h3Style,
});
globalStyle(inside('> h2:first-child'), { marginBlockStart: 0 });
globalStyle(inside('> :is(h2, h3) + *'), { marginBlockStart: '.7em' });
// Figures have lists of their own.
globalStyle(inside('> :is(ul, ol)'), { paddingInlineStart: '1.4em' });
globalStyle(inside('> ul'), { listStyle: 'disc' });
globalStyle(inside('> ol'), { listStyle: 'decimal' });
globalStyle(inside('> * > li::marker'), { color: color.brand, fontVariantNumeric: 'tabular-nums' });
globalStyle(inside('> * > li + li'), { marginBlockStart: '.5em' });
globalStyle(inside(':is(strong, th)'), { fontWeight: 600 });
globalStyle(inside('blockquote'), {
  marginInline: 0,
  paddingInlineStart: space.s3,
  borderInlineStart: '2px solid',
  borderImage: `${vars.gradient.edge} 1`,
  color: color.quiet,
});
globalStyle(inside('blockquote p + p'), { marginBlockStart: '.8em' });
globalStyle(inside('table'), { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.4 });
globalStyle(inside(':is(th, td)'), {
  paddingBlock: 12,
  paddingInlineEnd: 16,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
/** On a phone, the second of two cells is below the first, which says enough without a head. */
const ofTwo = 'tr:has(> :nth-child(2):last-child)';
globalStyle(inside(`> table ${ofTwo}`), { '@media': { [phone]: { display: 'block' } } });
globalStyle(inside(`> table ${ofTwo} > *`), { '@media': { [phone]: { display: 'block' } } });
globalStyle(inside(`> table ${ofTwo} > :first-child`), { '@media': { [phone]: { paddingBlockEnd: 4, border: 0 } } });
globalStyle(inside(`> table ${ofTwo} > td + td`), {
  '@media': { [phone]: { paddingBlockStart: 0, color: color.quiet } },
});
globalStyle(inside(`> table > tbody > ${ofTwo}:first-child > :first-child`), {
  '@media': { [phone]: { borderBlockStart: `1px solid ${color.ink}` } },
});
globalStyle(inside(`> table > thead > ${ofTwo}`), { '@media': { [phone]: hiddenStyle } });
globalStyle(inside('thead th'), { borderBlockEndColor: color.ink, fontSize: text.small });
