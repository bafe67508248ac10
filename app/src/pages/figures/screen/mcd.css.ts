import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedFill } from '../parts/shared.ts';
import { blocks, middle } from './mcd.ts';
import { minor, narrow } from './window.css';

const { color } = vars;

export const quarters = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: 16,
  alignItems: 'end',
  '@container': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
export const end = style({ textAlign: 'end' });
export const moved = style({ textAlign: 'center', '@container': { [narrow]: { display: 'none' } } });

export const flow = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr) 156px',
  gridTemplateRows: '300px',
  columnGap: 16,
  marginBlockStart: 18,
  '@container': {
    [narrow]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 72px',
      gridTemplateRows: '400px',
      columnGap: 7,
    },
  },
});
export const drawing = style({ height: '100%' });
export const stayed = style({ fill: mutedFill });
export const movedBand = style({ fill: 'url(#moved)', opacity: 0.9 });
export const firstStop = style({ stopColor: color.strandA });
export const lastStop = style({ stopColor: color.strandC });
export const block = style({ stroke: color.edge, strokeWidth: 4, vectorEffect: 'non-scaling-stroke' });
export const newBlock = style([block, { stroke: color.strandC }]);

export const channels = style({ position: 'relative' });
globalStyle(`${channels} > li`, {
  position: 'absolute',
  insetInline: 0,
  lineHeight: 1.3,
  transform: 'translateY(-50%)',
});
globalStyle(`${channels} b`, { display: 'block', fontWeight: 560, lineHeight: 1.2 });
globalStyle(`${channels} li > span`, { display: 'block' });
/** After a dot, or on a line of its own on a narrow screen, where the drawing needs the room. */
export const more = style({
  '::before': { content: ' · ' },
  '@container': { [narrow]: { display: 'block', '::before': { content: 'none' } } },
});
export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
export const from = style([channels, end]);

/** The labels, each beside its part. */
export const places = {
  before: blocks.before.map((part) => style([minor, { insetBlockStart: middle(part) }])),
  after: blocks.after.map((part) => style([minor, { insetBlockStart: middle(part) }])),
};
globalStyle(`${channels} b`, {
  color: color.ink,
  fontSize: vars.text.fine,
  '@container': { [narrow]: { fontSize: 'inherit' } },
});
export const isNew = style({});
globalStyle(`${channels} ${isNew}`, { color: color.brand });
