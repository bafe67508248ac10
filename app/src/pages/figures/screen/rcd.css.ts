import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedFill } from '../parts/shared.ts';
import { comingAgain, costs } from './rcd.ts';
import { minor, narrow } from './window.css';

const { color } = vars;

export const rule = style({ marginBlockStart: 3, fontSize: '1.375rem', letterSpacing: '-.026em', lineHeight: 1.2 });

export const visits = style({});
// Closer together on a narrow screen, which is no taller than those of the other systems.
globalStyle(`${visits} th, ${visits} td`, { height: 25, '@container': { [narrow]: { height: 19, lineHeight: 1.3 } } });
globalStyle(`${visits} thead th:nth-child(2)`, { width: '72%', textAlign: 'start' });
export const guest = style({ color: color.quiet });
export const weeks = style({ height: 16 });
export const visit = style({
  stroke: color.edge,
  strokeWidth: 6,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const freeVisit = style([visit, { stroke: color.brand, strokeWidth: 11 }]);

export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
});
const disc = style({ width: 7, height: 7, borderRadius: '50%', background: color.edge });
export const lunch = disc;
export const freeLunch = style([disc, { width: 11, height: 11, marginInlineStart: 14, background: color.brand }]);

export const cost = style({ marginBlockStart: 12, borderBlockStart: `1px solid ${color.ink}` });
globalStyle(`${cost} > li`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 12px',
  alignItems: 'baseline',
  paddingBlock: '10px 12px',
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${cost} b`, { fontSize: '1.125rem', fontWeight: 520, letterSpacing: '-.02em' });

const most = Math.max(...Object.values(costs));
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const bar = style({ gridColumn: '1 / -1', height: 8, background: color.edge });
export const bars = {
  rule: style([bar, { width: share(costs.rule, most), background: color.brand }]),
  discount: style([bar, { width: share(costs.discount, most) }]),
};

export const under = style({
  marginBlock: '10px 26px',
  color: color.quiet,
  '@container': { [narrow]: { marginBlockEnd: 18 } },
});

/** Guests by number of visits, as columns. */
export const again = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${comingAgain.length}, 1fr)`,
  alignItems: 'end',
  gap: 3,
  height: 128,
  marginBlockStart: 12,
  '@container': { [narrow]: { height: 88 } },
});
globalStyle(`${again} > li`, { display: 'flex', flexDirection: 'column', justifyContent: 'end', height: '100%' });
export const count = style({ fontSize: '.75rem', fontWeight: 560 });
export const nth = minor;
const column = style({ flexShrink: 1, background: mutedFill });
export const columns = comingAgain.map((guests, at) =>
  style([
    column,
    { height: share(guests, comingAgain[0] ?? guests) },
    at === comingAgain.length - 1 ? { background: color.brand } : {},
  ]),
);
