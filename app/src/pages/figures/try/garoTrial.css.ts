import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { scriptOnlyStyle } from '../../../shell/style/shared.ts';
import { mutedFill } from '../parts/shared.ts';

const { color, radius, text } = vars;

export const trial = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  boxShadow: vars.shadow.float,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { borderRadius: radius.r2 },
    print: { boxShadow: 'none' },
  },
});

export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 22,
  padding: '32px 32px 28px',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.sunk,
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '20px 32px',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, padding: '22px 20px' },
  },
});

export const still = style({ color: color.quiet, fontSize: text.fine });
export const again = style({ alignSelf: 'start', justifySelf: 'start', marginBlockStart: 'auto', ...scriptOnlyStyle });

export const result = style({
  minWidth: 0,
  padding: '28px 32px 30px',
  fontSize: text.fine,
  lineHeight: 1.4,
  '@media': { [phone]: { padding: '22px 20px' } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '16px 32px',
  paddingBlockEnd: 18,
  borderBlockEnd: `1px solid ${color.ink}`,
});
export const cost = style({
  display: 'block',
  fontSize: '3.25rem',
  fontWeight: 480,
  letterSpacing: '-.042em',
  lineHeight: 1,
});
export const unit = style({ color: color.quiet, fontSize: text.small });
export const parts = style({
  display: 'grid',
  gap: 3,
  color: color.quiet,
  fontSize: text.small,
  textAlign: 'end',
  '@media': { [phone]: { textAlign: 'start' } },
});
export const part = style({ color: color.ink, fontWeight: 600 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) 92px',
  gap: 16,
  alignItems: 'center',
  height: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '96px minmax(0, 1fr) 34px', gap: 10 } },
});
export const name = style({ fontWeight: 560, lineHeight: 1.2 });
export const drawing = style({ display: 'block', width: '100%', height: 43, overflow: 'visible', fill: 'none' });
export const area = style({ fill: mutedFill, opacity: 0.8 });
export const line = style({ stroke: color.edge, strokeWidth: 1.2, vectorEffect: 'non-scaling-stroke' });
export const missed = style({
  stroke: color.alarm,
  strokeWidth: 6,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const level = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const fill = style({ color: color.quiet, fontSize: '.75rem', '@media': { [phone]: { display: 'none' } } });
export const pieces = style({ display: 'inline-block', minWidth: '1.4em', fontSize: '1.0625rem', fontWeight: 560 });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  paddingBlockStart: 10,
  color: color.quiet,
  fontSize: '.75rem',
});
const keyed = style({ display: 'inline-flex', alignItems: 'center', gap: 8, '::before': { content: '' } });
export const keyLine = style([keyed, { '::before': { width: 14, borderBlockStart: `1.5px solid ${color.edge}` } }]);
export const keyDot = style([
  keyed,
  { '::before': { width: 7, height: 7, borderRadius: '50%', background: color.alarm } },
]);

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)',
  gap: 32,
  marginBlockStart: 26,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 } },
});
export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlockEnd: 8,
  color: color.quiet,
});
export const title = style({ color: color.ink, fontWeight: 600 });

export const shelf = style({
  display: 'block',
  width: '100%',
  height: 44,
  paddingBlockStart: 10,
  border: `solid ${color.ink}`,
  borderWidth: '0 1px 2px',
});
const piece = { stroke: color.raised, vectorEffect: 'non-scaling-stroke' } as const;
/** From the first strand's colour to the third's. */
export const fills = [0, 40, 80, 120, 160, 200].map((share) =>
  style({
    ...piece,
    fill:
      share <= 100
        ? `color-mix(in oklab, ${color.strandB} ${share}%, ${color.strandA})`
        : `color-mix(in oklab, ${color.strandC} ${share - 100}%, ${color.strandB})`,
  }),
);

export const course = style({ position: 'relative' });
export const courseDrawing = style([drawing, { height: 104 }]);
const courseLine = { vectorEffect: 'non-scaling-stroke' } as const;
export const axis = style({ ...courseLine, stroke: color.ink });
export const plans = style({
  ...courseLine,
  stroke: color.edge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.55,
});
export const best = style({ ...courseLine, stroke: color.brand, strokeWidth: 1.75 });
export const atFirst = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: color.quiet,
  fontSize: '.75rem',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: 5,
  color: color.quiet,
  fontSize: '.75rem',
});
