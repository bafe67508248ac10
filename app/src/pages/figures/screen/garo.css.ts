import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedFill } from '../parts/shared.ts';
import { days, deliveries } from './garo.ts';
import { hairline, minor, narrow, narrowest } from './window.css';

const { color } = vars;

export const plan = style({});
globalStyle(`${plan} tbody th, ${plan} tbody td`, { height: 44 });
globalStyle(`${plan} thead th:first-child`, {
  width: 132,
  '@container': { [narrow]: { width: 118 }, [narrowest]: { width: 106 } },
});
globalStyle(`${plan} thead th:nth-child(3)`, { width: 64 });
globalStyle(`${plan} thead th:nth-child(n + 4)`, { width: 76, '@container': { [narrow]: { width: 72 } } });
globalStyle(`${plan} tbody th`, { paddingBlock: 4, whiteSpace: 'normal' });

export const item = style({ display: 'block', fontWeight: 560, lineHeight: 1.25 });
export const unit = style([minor, { display: 'block', lineHeight: 1.25 }]);

/** The days of the deliveries, above the drawings. */
export const dayNames = style({ position: 'relative', height: 14 });
const dayName = style({
  position: 'absolute',
  paddingInlineStart: 5,
  borderInlineStart: `1px solid ${color.edge}`,
  lineHeight: '14px',
});
export const dayNamesAt = deliveries.map(({ day }) =>
  style([dayName, { insetInlineStart: `${((day / days) * 100).toFixed(1)}%` }]),
);
// Room for every other name only.
globalStyle(`${dayNames} > :nth-child(even)`, { '@container': { [narrow]: { display: 'none' } } });

export const stock = style({ height: 43 });
export const delivery = hairline;
export const shelf = style({ fill: mutedFill, opacity: 0.75 });
export const shortShelf = style({ fill: color.brandTint });
export const gap = style({ stroke: color.alarm, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });
