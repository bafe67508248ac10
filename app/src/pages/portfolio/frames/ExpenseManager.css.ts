import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color } = vars;

export const stage = style({ background: '#b9763c' });

export const columns = style({
  gridTemplateColumns: '15em 1fr 6em 6em 6em',
  columnGap: '1em',
  '@media': { [phone]: { gridTemplateColumns: '1fr 5em 5em 5em' } },
});
// On a phone, the name of a job is above its bar.
globalStyle(`${columns} b:first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${columns} span:empty`, { '@media': { [phone]: { display: 'none' } } });
export const bar = style({ width: '96%' });
export const outline = style({ fill: 'none', stroke: color.edge, strokeWidth: 1.5 });
export const full = style({ fill: color.ink });
export const over = style({ fill: color.alarm });

export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3em',
  marginBlockStart: '2em',
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const title = style({
  paddingBlockEnd: '.5em',
  borderBlockEnd: `.1em solid ${color.ink}`,
  color: color.quiet,
});
export const place = style({
  display: 'grid',
  gridTemplateColumns: '1fr 5em 6.5em',
  paddingBlock: '.55em',
  borderBlockEnd: `.08em solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({ marginBlockStart: '.8em', fontSize: '1.15em' });
export const kitchens = style({ width: '100%', marginBlockStart: '.9em' });

export const receipt = style({ padding: '3.6em 1.7em 0' });
export const receiptTitle = style({
  marginBlockStart: '.3em',
  fontSize: '2em',
  letterSpacing: '-.025em',
  lineHeight: 1.15,
});
export const amountField = style({ padding: '1.4em 0 .5em', borderBlockEnd: `.1em solid ${color.ink}` });
export const amount = style({
  fontSize: '3.2em',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.035em',
  lineHeight: 1.1,
});
export const field = style({ paddingBlock: '1em', borderBlockEnd: `.1em solid ${color.line}` });
export const what = style({ fontSize: '1.25em' });
export const label = style({ marginBlockStart: '1.2em' });
export const job = style({
  marginBlockStart: '.6em',
  padding: '.9em 1.1em',
  borderRadius: '.4em',
  boxShadow: `inset 0 0 0 .08em ${color.edge}`,
  fontSize: '1.08em',
});
export const chosen = style({
  background: color.brandTint,
  boxShadow: `inset 0 0 0 .14em ${color.brand}`,
  fontWeight: 600,
});
export const save = style({ background: color.ink, color: color.paper });
