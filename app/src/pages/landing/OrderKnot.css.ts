import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const motion = '(prefers-reduced-motion: no-preference)';

/** The offset of a thread's dash, with a unit: Firefox has no max() of numbers here. Hidden is more than the whole length. */
const drawn = '0px';
const hidden = '1.002px';

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
    [threeDrawn]: drawn,
    [restDrawn]: hidden,
    [fiveDrawn]: hidden,
  },
  selectors: {
    [`&${on('website')}${chosen('tier', 'full')}`]: { vars: { [middleLevel]: drawn } },
    [`&${on('website')}${chosen('tier', 'premium')}`]: { vars: { [middleLevel]: drawn, [highLevel]: drawn } },
    [`&${on('trinity')}${chosen('trinity', 'trinity-core')}`]: { vars: { [restDrawn]: drawn } },
    [`&${on('trinity')}${chosen('trinity', 'trinity-plus')}`]: { vars: { [threeDrawn]: hidden, [fiveDrawn]: drawn } },
  },
});

export const thread = style({
  fill: 'none',
  strokeWidth: 0.62,
  strokeDasharray: '1 1.1',
  '@media': {
    [phone]: { strokeWidth: 1 },
    // One after another, from the inside out, where the browser counts them.
    [motion]: {
      transition: 'stroke-dashoffset .68s cubic-bezier(.4, .1, .2, 1)',
      transitionDelay: 'calc(16ms * (sibling-index() - 1))',
    },
  },
});

export const levels = [
  style({ vars: { [level]: drawn } }),
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
