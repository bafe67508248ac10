import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { fine } from '../../../shell/style/type.css';

const { space } = vars;

export const fields = style({ display: 'grid', gap: space.s3 });

/** Two disclosures, under a line as that of an accordion. */
export const folds = style({ borderBlockStart: `1px solid ${vars.color.ink}` });

/** Below the title of their fold. */
export const optional = style([fields, { paddingBlockStart: 4 }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s3,
  alignItems: 'start',
});

/**
 * Name and e-mail, and what we use them for. With room for an error below a field: it would move the box that is being
 * pressed.
 */
export const contact = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  minHeight: 'calc(79px + 3.4rem)',
  marginBlockEnd: `calc(-1 * ${space.s1})`,
});

/** Clearer than other hairlines: what is between them is fine print. */
const hairline = `1px solid color-mix(in srgb, ${vars.color.edge} 40%, transparent)`;

/** What the buyer agrees to, in rows: for whom, from when, and to which terms. */
export const terms = style({
  border: hairline,
  borderRadius: vars.radius.r2,
  background: vars.color.raised,
  paddingInline: space.s2,
});

globalStyle(`${terms} > *`, { borderBlockEnd: hairline });
// A box to tick has its own room above and below.
globalStyle(`${terms} > div`, { paddingBlock: 4 });
globalStyle(`${terms} > div:has(> p)`, { paddingBlock: 14 });
globalStyle(`${terms} > div > ${row}`, { paddingBlock: '4px 10px' });
globalStyle(`${terms} > :last-child`, { paddingBlock: 14, borderBlockEnd: 0 });

/** Lines of it are short enough to read. */
export const finePrint = style([fine, { maxWidth: '52em' }]);

/** As high as the two lists. */
export const lists = style({ minHeight: 80 });

/** How to withdraw. */
export const instructions = style({ display: 'grid', gap: space.s1 });

/** What happens next, after the folds. */
export const nextSteps = style({ paddingBlockStart: space.s3 });
export const counted = style({ marginBlockStart: 10 });
