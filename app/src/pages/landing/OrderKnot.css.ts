import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const motion = '(prefers-reduced-motion: no-preference)';

/** A thread is drawn at 0 and hidden at `hidden`: more than its whole length. */
const hidden = '1.002';

/** Whether the threads of each level are drawn. */
const level = createVar('level');
const middleLevel = createVar('middle-level');
const highLevel = createVar('high-level');
/** Whether the knot of three is drawn, its second and third strand, and the knot of five. */
const threeDrawn = createVar('three-drawn');
const restDrawn = createVar('rest-drawn');
const fiveDrawn = createVar('five-drawn');

const on = (part: string) => `:has([name=solution][value=${part}]:checked)`;
const chosen = (group: string, id: string) => `:has([name=${group}][value=${id}]:checked)`;

/** The calculator and its knot: decides what is drawn. Without a system, one strand is left; without a website, three threads. */
export const order = style({
  vars: {
    [middleLevel]: hidden,
    [highLevel]: hidden,
    [threeDrawn]: '0',
    [restDrawn]: hidden,
    [fiveDrawn]: hidden,
  },
  selectors: {
    [`&${on('website')}${chosen('tier', 'full')}`]: { vars: { [middleLevel]: '0' } },
    [`&${on('website')}${chosen('tier', 'premium')}`]: { vars: { [middleLevel]: '0', [highLevel]: '0' } },
    [`&${on('trinity')}${chosen('trinity', 'trinity-core')}`]: { vars: { [restDrawn]: '0' } },
    [`&${on('trinity')}${chosen('trinity', 'trinity-plus')}`]: { vars: { [threeDrawn]: hidden, [fiveDrawn]: '0' } },
  },
});

export const thread = style({
  fill: 'none',
  strokeWidth: 0.62,
  strokeDasharray: '1 1.1',
  '@media': {
    [phone]: { strokeWidth: 1 },
    [motion]: { transition: 'stroke-dashoffset .68s cubic-bezier(.4, .1, .2, 1)' },
  },
});

export const levels = [
  style({ vars: { [level]: '0' } }),
  style({ vars: { [level]: middleLevel } }),
  style({ vars: { [level]: highLevel } }),
] as const;

export const three = style({});
export const five = style({});

globalStyle(`${three} ${thread}`, { strokeDashoffset: `max(${level}, ${threeDrawn})` });
globalStyle(`${three} > :not(:first-child) > ${thread}`, {
  strokeDashoffset: `max(${level}, ${threeDrawn}, ${restDrawn})`,
});
globalStyle(`${five} ${thread}`, { strokeDashoffset: `max(${level}, ${fiveDrawn})` });

// One after another, from the inside out.
for (let place = 2; place <= 13; place++) {
  globalStyle(`${thread}:nth-child(${place})`, {
    '@media': { [motion]: { transitionDelay: `${(place - 1) * 16}ms` } },
  });
}
